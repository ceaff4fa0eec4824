import { paths } from '@/config/paths';
import { redirectFrom } from '@/lib/redirect-from';
import { hasAll, hasAny, type Permission, type StaffProfile } from './permissions';
import { staffStore } from './session';
import { profileOf } from './staff-store';

/** Shown by the CMS layout in place of the screen. */
export class AccessDeniedError extends Error {
  override readonly name = 'AccessDeniedError';
}

/** The address that a loader runs for; while it runs, the browser still shows the one before. */
function pathAndSearch(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
}

/**
 * Waits until it is known who is signed in.
 * @returns the profile; for a waiting account too, whose screen the layout replaces
 * @throws Response that redirects to the sign-in page and back, or AppError when the profile cannot be read
 */
export async function requireStaff(request: Request): Promise<StaffProfile> {
  const state = await staffStore.ready();
  const profile = profileOf(state);
  if (profile) return profile;
  if (state.status === 'failed') throw state.error;
  const target = pathAndSearch(request);
  throw redirectFrom(request, paths.cms.login(target === paths.cms.home() ? undefined : target));
}

interface RequirePermissionOptions {
  /** Every permission is needed, not any one of them. */
  readonly all?: boolean;
  readonly message?: string;
}

/**
 * First line of a loader whose screen is not for everybody. Loaders run side by side, so it also does
 * what the layout's guard does.
 *
 * @throws AccessDeniedError or what `requireStaff` throws
 */
export async function requirePermission(
  request: Request,
  permissions: readonly Permission[],
  {
    all = false,
    message = "You don't have permission to view this page.",
  }: RequirePermissionOptions = {},
): Promise<StaffProfile> {
  const profile = await requireStaff(request);
  const isAllowed = all ? hasAll(profile, permissions) : hasAny(profile, permissions);
  if (!isAllowed) throw new AccessDeniedError(message);
  return profile;
}
