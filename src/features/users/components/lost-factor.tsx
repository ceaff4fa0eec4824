import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { isolated } from '@/lib/isolated';
import { supabase } from '@/lib/supabase/client';
import { toAppError, unwrap } from '@/lib/supabase/errors';
import type { User } from '../model';
import { userQueries } from '../queries';

const factorOf = (target: string) =>
  queryOptions({
    queryKey: [...userQueries.all, 'second-factor', target],
    queryFn: async ({ signal }) =>
      unwrap(await supabase().rpc('has_second_factor', { target }).abortSignal(signal)),
  });

/** For who has lost the device whose codes sign-in asks for. Shows nothing where there is none. */
export function LostFactor({ user }: { readonly user: User }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const query = factorOf(user.id);
  const { data: hasFactor } = useQuery(query);
  const removal = useMutation({
    mutationFn: async () => {
      const { error, status } = await supabase().rpc('remove_second_factor', { target: user.id });
      unwrap({ data: null, error, status });
    },
    onSuccess: () => {
      setAsking(false);
      client.setQueryData(query.queryKey, false);
      showToast({
        title: 'Second factor removed',
        description: `${isolated(user.fullName)} signs in with the password alone, everywhere anew.`,
        variant: 'success',
      });
    },
  });

  if (!hasFactor) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-6">
      <p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">
        Signs in with a second factor. Who has lost the device cannot come in any more.
      </p>
      <Button
        onClick={() => {
          removal.reset();
          setAsking(true);
        }}
      >
        Remove second factor
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove the second factor of ${isolated(user.fullName)}?`}
        description="Only do this when you know that it is this person who asks. They are signed out everywhere, and the password alone opens the account until they set a device up again."
        confirmLabel="Remove second factor"
        pendingLabel="Removing…"
        pending={removal.isPending}
        error={removal.isError ? toAppError(removal.error).message : null}
        danger
        onConfirm={() => removal.mutate()}
      />
    </div>
  );
}
