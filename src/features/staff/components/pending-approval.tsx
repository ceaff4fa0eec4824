import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { PrivateHead } from '@/lib/seo/private-head';
import type { StaffProfile } from '../permissions';
import { staffStore } from '../session';
import { useSignOut } from '../use-sign-out';
import { AuthFrame } from './auth-frame';

/** Signed in, but nobody has given this account a role yet. */
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

  return (
    <AuthFrame
      title="Your account is waiting for approval"
      description="An administrator has to give you a role before you can work here. You need not stay on this page."
    >
      <PrivateHead title="Your account is waiting for approval" />
      <p>
        Signed in as <span className="font-semibold">{profile.email}</span>
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
        {wasChecked ? 'Not approved yet.' : ''}
      </p>
    </AuthFrame>
  );
}
