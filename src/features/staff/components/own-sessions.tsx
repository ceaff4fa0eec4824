import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDateTime } from '@/lib/dates';
import { signOutOtherDevices } from '@/lib/supabase/auth';
import { toAppError } from '@/lib/supabase/errors';
import { failureMessage } from '@/lib/supabase/failure-message';
import { deviceName } from '../device-name';
import { factorQueries, type OwnSession } from '../factor-queries';

/** Where the account is signed in, and the end of it elsewhere. */
export function OwnSessions() {
  const headingId = useId();
  const sessions = useQuery(factorQueries.sessions());
  const list = sessions.data ?? [];
  // The database shows none where it does not know this very session.
  if (sessions.isSuccess && list.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="space-y-4 border-t border-line pt-6">
      <h3 id={headingId} className="text-lg font-semibold">
        Where you are signed in
      </h3>
      {sessions.isPending ? (
        <Skeleton className="h-11" />
      ) : sessions.isError ? (
        <ErrorState
          title="Your sessions could not be loaded"
          onRetry={() => void sessions.refetch()}
          pending={sessions.isFetching}
        >
          {toAppError(sessions.error).message}
        </ErrorState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {list.map((session) => (
            <Session key={`${session.beganAt} ${session.userAgent}`} session={session} />
          ))}
        </ul>
      )}
      {list.length > 1 ? <EndOthers /> : null}
    </section>
  );
}

function Session({ session }: { readonly session: OwnSession }) {
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {deviceName(session.userAgent)}
        {session.isCurrent ? <Badge tone="success">This one</Badge> : null}
      </p>
      <p className="text-sm wrap-anywhere text-muted" data-numbers="">
        {session.isCurrent ? 'Since' : 'Last active'}{' '}
        <time dateTime={session.isCurrent ? session.beganAt : session.usedAt}>
          {formatDateTime(session.isCurrent ? session.beganAt : session.usedAt)}
        </time>
        {session.address ? ` · ${session.address}` : null}
      </p>
    </li>
  );
}

function EndOthers() {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function handleConfirm() {
    setError(null);
    setEnding(true);
    try {
      await signOutOtherDevices();
    } catch (cause) {
      setError(failureMessage(cause));
      return;
    } finally {
      setEnding(false);
    }
    setAsking(false);
    showToast({ title: 'The other sessions are ended', variant: 'success' });
    await client.invalidateQueries({ queryKey: factorQueries.all });
  }

  return (
    <>
      <Button
        onClick={() => {
          setError(null);
          setAsking(true);
        }}
      >
        End the other sessions
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="End the other sessions?"
        description="All devices but this one have to sign in again. A page that is open there may go on for up to an hour."
        confirmLabel="End sessions"
        pending={isEnding}
        pendingLabel="Ending…"
        error={error}
        danger
        onConfirm={() => void handleConfirm()}
      />
    </>
  );
}
