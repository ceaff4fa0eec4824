import type { Permission } from '@/config/roles';
import type { ProfileRow } from '@/lib/supabase/session';

export type { Permission };

export interface StaffProfile {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: string;
  readonly team: string;
  /** Effective permissions as the database filled them; `*` stands for all. */
  readonly permissions: readonly string[];
  /** Kept out by somebody who manages users; holds no permission. */
  readonly isSuspended?: boolean;
}

export function profileFromRow(row: ProfileRow): StaffProfile {
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    role: row.role,
    team: row.team,
    permissions: row.permissions,
    isSuspended: row.suspended_at !== null,
  };
}

type Holder = Pick<StaffProfile, 'permissions'>;

export function hasPermission({ permissions }: Holder, permission: Permission): boolean {
  return permissions.includes('*') || permissions.includes(permission);
}

/** A check for several permissions asks for every one of them. */
export function hasAll(holder: Holder, required: readonly Permission[]): boolean {
  return required.every((permission) => hasPermission(holder, permission));
}

export function hasAny(holder: Holder, required: readonly Permission[]): boolean {
  return required.some((permission) => hasPermission(holder, permission));
}

/** Any one of these opens the list of posts. */
export const postPermissions: readonly Permission[] = [
  'create_content',
  'edit_content',
  'publish_content',
  'delete_content',
  'manage_content',
];

/** Any one of these asks for reviews or answers them. */
export const reviewPermissions: readonly Permission[] = [
  'edit_content',
  'publish_content',
  'manage_pages',
];

/** Any one of these opens the trash of posts. */
export const postTrashPermissions: readonly Permission[] = ['edit_content', 'delete_content'];

/** Any one of these opens the trash. */
export const trashPermissions: readonly Permission[] = [...postTrashPermissions, 'manage_pages'];

/** Any one of these opens the log of who did what. */
export const activityPermissions: readonly Permission[] = ['manage_users', 'manage_settings'];
