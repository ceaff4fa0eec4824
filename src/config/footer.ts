import type { NavigationItem } from './navigation';
import { paths } from './paths';
import { site } from './site';

interface NavigationGroup {
  readonly title: string;
  readonly links: readonly NavigationItem[];
}

/** The foot of a page, in order; its code comes when the page is used. */
export const footerNavigation: readonly NavigationGroup[] = [
  {
    title: 'Learn',
    links: [
      { label: 'Courses', href: paths.courses() },
      { label: 'Workshops', href: paths.workshops() },
      { label: 'Webinars', href: paths.webinars() },
      { label: 'Beyond the courses', href: paths.beyondTheCourses() },
      { label: 'Career assistance', href: paths.careerAssistance() },
      { label: 'FAQ', href: paths.faq() },
    ],
  },
  {
    title: site.name,
    links: [
      { label: 'About', href: paths.about() },
      { label: 'Instructors', href: paths.instructors() },
      { label: 'Careers', href: paths.careers() },
      { label: 'Contact', href: paths.contact() },
      { label: 'Refer and earn', href: paths.referAndEarn() },
      { label: 'Admin', href: paths.cms.home() },
      { label: 'CMS Login', href: paths.cms.login() },
    ],
  },
  {
    title: 'Work with us',
    links: [
      { label: 'Corporate training', href: paths.corporateTraining() },
      { label: 'Join as a mentor', href: paths.joinAsMentor() },
      { label: 'Apply as a trainer', href: paths.applyAsTrainer() },
      { label: 'Partner with us', href: paths.partner() },
    ],
  },
  {
    title: 'Policies',
    links: [
      { label: 'Privacy Policy', href: paths.privacyPolicy() },
      { label: 'Terms and Conditions', href: paths.termsAndConditions() },
      { label: 'Refund Policy', href: paths.refundPolicy() },
      { label: 'User Policy', href: paths.userPolicy() },
    ],
  },
];

export const trustBadges = ['SSL Secured', 'GDPR Compliant', 'Industry Accredited'] as const;
