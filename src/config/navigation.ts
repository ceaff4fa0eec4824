import { paths } from './paths';
import { site } from './site';

export interface NavigationItem {
  readonly label: string;
  readonly href: string;
}

export interface NavigationGroup {
  readonly title: string;
  readonly items: readonly NavigationItem[];
}

/** The header, in order. */
export const mainNavigation: readonly NavigationItem[] = [{ label: 'Blogs', href: paths.blogs() }];

export const footerNavigation: readonly NavigationGroup[] = [
  {
    title: 'Read',
    items: [
      { label: 'Articles', href: paths.blogs() },
      { label: 'Article feed', href: paths.feed() },
    ],
  },
  {
    title: 'Staff',
    items: [
      { label: 'Admin', href: paths.cms.home() },
      { label: 'CMS Login', href: paths.cms.login() },
    ],
  },
];

export const trustBadges = ['SSL Secured', 'GDPR Compliant', 'Industry Accredited'] as const;

export const contact = {
  email: site.supportEmail,
  phone: site.phone,
  chatUrl: site.chatUrl,
} as const;
