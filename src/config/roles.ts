/**
 * Names and order of roles, teams and permissions. Which role holds which permission is the database's
 * (`role_permissions`); the checks there know the same words.
 */
export const roles = ['super_admin', 'admin', 'marketing', 'seo', 'content', 'editor'] as const;
export type Role = (typeof roles)[number];

export const teams = ['Admin', 'Marketing', 'SEO', 'Content', 'Engineering'] as const;
export type Team = (typeof teams)[number];

export const permissions = [
  'create_content',
  'edit_content',
  'draft_content',
  'publish_content',
  'delete_content',
  'manage_content',
  'manage_pages',
  'manage_media',
  'manage_meta',
  'manage_redirects',
  'manage_campaigns',
  'view_analytics',
  'manage_users',
  'manage_settings',
] as const;
export type Permission = (typeof permissions)[number];

const roleLabels: Record<Role, string> = {
  super_admin: 'Super Admin',
  admin: 'Admin',
  marketing: 'Marketing',
  seo: 'SEO',
  content: 'Content Creator',
  editor: 'Editor',
};

export const roleDescriptions: Record<Role, string> = {
  super_admin: 'Full system access',
  admin: 'Manage users and content',
  marketing: 'Content and campaign management',
  seo: 'Content and meta management',
  content: 'Create and edit content',
  editor: 'Basic content editing',
};

export function toRole(value: string): Role | undefined {
  return roles.find((role) => role === value);
}

export function toTeam(value: string): Team | undefined {
  return teams.find((team) => team === value);
}

export function roleLabel(role: string): string {
  const known = toRole(role);
  return known ? roleLabels[known] : role;
}

/** `manage_users` as words. */
export function permissionLabel(permission: string): string {
  if (permission === '*') return 'All Permissions';
  const words = permission.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Order of roles: nobody grants or touches a role above their own. As `private.role_rank`. */
function rankOf(role: string): number {
  return role === 'super_admin' ? 3 : role === 'admin' ? 2 : 1;
}

/** Whether somebody of the first role may change people of the second, or give it to them. */
export function isWithinReach(ownRole: string, role: string): boolean {
  return rankOf(role) <= rankOf(ownRole);
}
