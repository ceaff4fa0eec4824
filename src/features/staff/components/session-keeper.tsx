import { useEffect } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Late } from '@/components/late/late';
import { lateCode } from '@/lib/late-code';
import { whenIdle } from '@/lib/when-idle';
import { codeForm } from '../late-code-form';
import { useStaffState } from '../use-staff';

const renewForm = lateCode(() => import('./renew-form'));

/** When the session has ended by itself: asks for the password over the page, which stays as it is. */
export function SessionKeeper() {
  const state = useStaffState();
  // A session may end where there is no network any more.
  useEffect(() => whenIdle(renewForm.prefetch), []);
  const isHalfWay = state.status === 'expired' && state.isHalfWay;
  return (
    <Dialog
      open={state.status === 'expired'}
      onOpenChange={() => undefined}
      dismissible={false}
      size="small"
      title="Your session has ended"
      description="Sign in again to go on. What you have written is still on this page."
    >
      {isHalfWay ? (
        <Late code={codeForm} title="The form for the code could not be loaded">
          {({ RenewCode }) => <RenewCode />}
        </Late>
      ) : state.status === 'expired' ? (
        <Late code={renewForm} title="The form for the password could not be loaded">
          {({ RenewForm }) => <RenewForm email={state.profile.email} />}
        </Late>
      ) : null}
    </Dialog>
  );
}
