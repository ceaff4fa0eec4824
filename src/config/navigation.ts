import { paths } from './paths';

export interface NavigationItem {
  readonly label: string;
  readonly href: string;
}

/** The header, in order. */
export const mainNavigation: readonly NavigationItem[] = [
  { label: 'Courses', href: paths.courses() },
  { label: 'Events', href: paths.events() },
  { label: 'Job portal', href: paths.jobs() },
  { label: 'Blogs', href: paths.blogs() },
  { label: 'Resources', href: paths.resources() },
  { label: 'About', href: paths.about() },
  { label: 'Contact', href: paths.contact() },
];

/** The one thing that the header asks for. */
export const mainAction: NavigationItem = { label: 'Apply now', href: paths.enroll() };
