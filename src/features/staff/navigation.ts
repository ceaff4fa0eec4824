import { paths } from '@/config/paths';
import {
  activityPermissions,
  hasAll,
  hasAny,
  postPermissions,
  trashPermissions,
  type Permission,
  type StaffProfile,
} from './permissions';

export type NavigationIcon =
  | 'dashboard'
  | 'content'
  | 'pages'
  | 'media'
  | 'trash'
  | 'leads'
  | 'campaigns'
  | 'redirects'
  | 'seo'
  | 'users'
  | 'activity'
  | 'settings'
  | 'analytics';

export interface NavigationItem {
  readonly label: string;
  readonly to: string;
  /** The same screen at another address. */
  readonly alsoAt?: string;
  readonly icon: NavigationIcon;
}

interface GuardedItem extends NavigationItem {
  /** Every one of these is needed. */
  readonly requires?: readonly Permission[];
  /** At least one of these is needed. */
  readonly requiresAny?: readonly Permission[];
  /** Gives way to the item of this label where that one shows. */
  readonly unless?: string;
}

/** The items of the sidebar in their order: a new screen is one row. */
const items: readonly GuardedItem[] = [
  { label: 'Dashboard', to: paths.cms.home(), icon: 'dashboard' },
  {
    label: 'Content',
    to: paths.cms.posts(),
    alsoAt: paths.admin.blogs(),
    icon: 'content',
    requires: ['create_content', 'edit_content', 'manage_content'],
  },
  // Most writers lack one of the three that "Content" asks for; this item leads them to the same list.
  {
    label: 'Posts',
    to: paths.cms.posts(),
    alsoAt: paths.admin.blogs(),
    icon: 'content',
    requiresAny: postPermissions,
    unless: 'Content',
  },
  {
    label: 'Pages',
    to: paths.cms.pages(),
    icon: 'pages',
    requires: ['manage_pages', 'manage_content'],
  },
  {
    label: 'Media',
    to: paths.cms.media(),
    alsoAt: paths.admin.media(),
    icon: 'media',
    requires: ['manage_media'],
  },
  { label: 'Trash', to: paths.cms.trash(), icon: 'trash', requiresAny: trashPermissions },
  { label: 'Leads', to: paths.cms.leads(), icon: 'leads', requires: ['manage_campaigns'] },
  {
    label: 'Campaigns',
    to: paths.cms.campaigns(),
    icon: 'campaigns',
    requires: ['manage_campaigns'],
  },
  {
    label: 'Redirects',
    to: paths.cms.redirects(),
    icon: 'redirects',
    requires: ['manage_redirects'],
  },
  { label: 'SEO', to: paths.cms.seo(), icon: 'seo', requires: ['manage_meta'] },
  {
    label: 'Analytics',
    to: paths.cms.analytics(),
    icon: 'analytics',
    requires: ['view_analytics'],
  },
  { label: 'Users', to: paths.cms.users(), icon: 'users', requires: ['manage_users'] },
  {
    label: 'Activity',
    to: paths.cms.activity(),
    icon: 'activity',
    requiresAny: activityPermissions,
  },
  { label: 'Settings', to: paths.cms.settings(), icon: 'settings', requires: ['manage_settings'] },
];

type Holder = Pick<StaffProfile, 'permissions'>;

function isOpenTo(holder: Holder, item: GuardedItem): boolean {
  return (
    hasAll(holder, item.requires ?? []) &&
    (item.requiresAny === undefined || hasAny(holder, item.requiresAny))
  );
}

/** What the sidebar shows to this person. */
export function navigationFor(holder: Holder): readonly NavigationItem[] {
  const open = items.filter((item) => isOpenTo(holder, item));
  const labels = new Set(open.map((item) => item.label));
  return open
    .filter((item) => item.unless === undefined || !labels.has(item.unless))
    .map(({ label, to, alsoAt, icon }) => ({ label, to, icon, ...(alsoAt ? { alsoAt } : {}) }));
}

/** Whether somebody at this path is at the item, or deeper inside it. */
export function isIn({ to, alsoAt }: NavigationItem, pathname: string): boolean {
  // Every other screen lies below the dashboard's address.
  if (to === paths.cms.home()) return pathname === to;
  const places = alsoAt === undefined ? [to] : [to, alsoAt];
  return places.some((place) => pathname === place || pathname.startsWith(`${place}/`));
}
