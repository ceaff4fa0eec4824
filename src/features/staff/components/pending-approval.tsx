import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { PrivateHead } from '@/lib/seo/private-head';
import type { StaffProfile } from '../permissions';
import { staffStore } from '../session';
import { useSignOut } from '../use-sign-out';
import { AuthFrame } from './auth-frame';

/** Signed in without any right: nobody has given this account a role yet, or somebody keeps it out. */
export function PendingApproval({ profile }: { readonly profile: StaffProfile }) {
  const [isChecking, setIsChecking] = useState(false);
  const [wasChecked, setWasChecked] = useState(false);
  const signOut = useSignOut();

  async function handleCheck() {
    setIsChecking(true);
    await staffStore.refresh();
    setIsChecking(false);
    setWasChecked(true);
  }

  const title = profile.isSuspended
    ? 'Your account is suspended'
    : 'Your account is waiting for approval';
  const text = profile.isSuspended
    ? 'You cannot work here for the time being. What you wrote is kept. Ask an administrator if this is a mistake.'
    : 'An administrator has to give you a role before you can work here. When that is done, we send you a link to choose a new password; you need not stay on this page.';

  return (
    <AuthFrame title={title} description={text}>
      <PrivateHead title={title} />
      <p>
        Signed in as <bdi className="font-semibold wrap-anywhere">{profile.email}</bdi>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          pending={isChecking}
          pendingLabel="Checking…"
          onClick={() => void handleCheck()}
        >
          Check again
        </Button>
        <Button onClick={signOut}>Sign out</Button>
      </div>
      <p role="status" className="text-sm text-muted">
        {wasChecked ? (profile.isSuspended ? 'Still suspended.' : 'Not approved yet.') : ''}
      </p>
    </AuthFrame>
  );
}
