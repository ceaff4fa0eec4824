import { lateCode } from '@/lib/late-code';
import { lateStore } from '@/lib/late-store';
import { visitorKeys } from '@/lib/storage/visitor-keys';
import { whenKept } from '@/lib/when-wanted';
import type { Registration } from './registration-store';

const useLateRegistrations = lateStore(
  lateCode(async () => {
    await whenKept(visitorKeys.registrations);
    return import('./registration-store');
  }),
  ({ registrationStore }) => registrationStore,
);

const nothing: readonly Registration[] = [];

/**
 * Everything that was registered for in this browser; nothing until it is known. Without its code nobody is shown as
 * registered; registering again keeps one record all the same.
 */
export function useRegistrations(): readonly Registration[] {
  const registrations = useLateRegistrations();
  return registrations === 'failed' ? nothing : (registrations ?? nothing);
}
