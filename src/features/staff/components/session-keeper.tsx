import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Late, MissingPart } from '@/components/late/late';
import { lateCode, type LateState } from '@/lib/late-code';
import { whenIdle } from '@/lib/when-idle';
import { codeForm } from '../late-code-form';
import { useSignOut } from '../use-sign-out';
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
        <Late
          code={codeForm}
          failed={<MissingForm code={codeForm} title="The form for the code could not be loaded" />}
        >
          {({ RenewCode }) => <RenewCode />}
        </Late>
      ) : state.status === 'expired' ? (
        <Late
          code={renewForm}
          failed={
            <MissingForm code={renewForm} title="The form for the password could not be loaded" />
          }
        >
          {({ RenewForm }) => <RenewForm email={state.profile.email} />}
        </Late>
      ) : null}
    </Dialog>
  );
}

/** The dialog has no cross, and each form brings its own way out. */
function MissingForm(props: { readonly code: LateState; readonly title: string }) {
  const signOut = useSignOut();
  return (
    <div className="space-y-5">
      <MissingPart {...props} />
      <div className="flex justify-end">
        <Button onClick={signOut}>Sign out instead</Button>
      </div>
    </div>
  );
}
