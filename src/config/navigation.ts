import { paths } from './paths';

export interface NavigationItem {
  readonly label: string;
  readonly href: string;
}

export interface NavigationGroup {
  readonly title: string;
  readonly links: readonly NavigationItem[];
}

/** The header, in order. */
export const mainNavigation: readonly NavigationItem[] = [{ label: 'Blogs', href: paths.blogs() }];

export const footerNavigation: readonly NavigationGroup[] = [
  {
    title: 'Read',
    links: [{ label: 'Articles', href: paths.blogs() }],
  },
  {
    title: 'Staff',
    links: [
      { label: 'Admin', href: paths.cms.home() },
      { label: 'CMS Login', href: paths.cms.login() },
    ],
  },
];

export const trustBadges = ['SSL Secured', 'GDPR Compliant', 'Industry Accredited'] as const;
