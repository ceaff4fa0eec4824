import { paths } from '@/config/paths';
import { hasAll, hasAny, postPermissions, type Permission, type StaffProfile } from './permissions';

export type NavigationIcon =
  'dashboard' | 'content' | 'pages' | 'media' | 'users' | 'settings' | 'analytics';

interface Room {
  readonly label: string;
  readonly to: string;
  /** The same room at another address. */
  readonly alsoAt?: string;
  readonly icon: NavigationIcon;
  /** Every one of these is needed. */
  readonly requires?: readonly Permission[];
  /** At least one of these is needed. */
  readonly requiresAny?: readonly Permission[];
  /** Gives way to the room of this label where that one shows. */
  readonly unless?: string;
}

/** The rooms of the CMS in the order of the sidebar: a new room is one row. */
const rooms: readonly Room[] = [
  { label: 'Dashboard', to: paths.cms.home(), icon: 'dashboard' },
  {
    label: 'Content',
    to: paths.cms.posts(),
    alsoAt: paths.admin.blogs(),
    icon: 'content',
    requires: ['create_content', 'edit_content', 'manage_content'],
  },
  // Most writers lack one of the three that "Content" asks for; this entry leads them to the same list.
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
  {
    label: 'Analytics',
    to: paths.cms.analytics(),
    icon: 'analytics',
    requires: ['view_analytics'],
  },
  { label: 'Users', to: paths.cms.users(), icon: 'users', requires: ['manage_users'] },
  { label: 'Settings', to: paths.cms.settings(), icon: 'settings', requires: ['manage_settings'] },
];

export type NavigationEntry = Pick<Room, 'label' | 'to' | 'alsoAt' | 'icon'>;

type Holder = Pick<StaffProfile, 'permissions'>;

function isOpenTo(holder: Holder, room: Room): boolean {
  return (
    hasAll(holder, room.requires ?? []) &&
    (room.requiresAny === undefined || hasAny(holder, room.requiresAny))
  );
}

/** What the sidebar shows to this person. */
export function navigationFor(holder: Holder): readonly NavigationEntry[] {
  const open = rooms.filter((room) => isOpenTo(holder, room));
  const labels = new Set(open.map((room) => room.label));
  return open
    .filter((room) => room.unless === undefined || !labels.has(room.unless))
    .map(({ label, to, alsoAt, icon }) => ({ label, to, icon, ...(alsoAt ? { alsoAt } : {}) }));
}

/** Whether somebody at this path is in the room, or deeper inside it. */
export function isIn({ to, alsoAt }: NavigationEntry, pathname: string): boolean {
  // Every other room lies below the dashboard's address.
  if (to === paths.cms.home()) return pathname === to;
  const places = alsoAt === undefined ? [to] : [to, alsoAt];
  return places.some((place) => pathname === place || pathname.startsWith(`${place}/`));
}
