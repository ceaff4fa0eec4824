import { useSyncExternalStore } from 'react';
import { hasAll, hasAny, hasPermission, type Permission, type StaffProfile } from './permissions';
import { staffStore } from './session';
import { profileOf, type StaffState } from './staff-store';

export function useStaffState(): StaffState {
  return useSyncExternalStore(staffStore.subscribe, staffStore.getState, staffStore.getState);
}

export interface Staff {
  readonly profile: StaffProfile;
  readonly can: (permission: Permission) => boolean;
  readonly canAll: (permissions: readonly Permission[]) => boolean;
  readonly canAny: (permissions: readonly Permission[]) => boolean;
}

/**
 * The signed-in person and what they may do.
 * @throws Error outside of the CMS layout, where nobody may be signed in
 */
export function useStaff(): Staff {
  const profile = profileOf(useStaffState());
  if (!profile) throw new Error('useStaff is for screens inside the CMS layout.');
  return {
    profile,
    can: (permission) => hasPermission(profile, permission),
    canAll: (permissions) => hasAll(profile, permissions),
    canAny: (permissions) => hasAny(profile, permissions),
  };
}
