import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { requireRow } from '@/lib/supabase/require-row';
import { campaignKeys } from './keys';

export const DENIAL = "You don't have permission to manage campaigns";

function refresh(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: campaignKeys.all });
}

/** Ends what runs, by the clock of the database. */
export function useEndCampaign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      unwrap(await supabase().rpc('end_campaign', { campaign_id: id })),
    onSuccess: (hasEnded) =>
      showToast(
        hasEnded
          ? {
              title: 'Campaign ended',
              description: 'Pages that are open stop showing it within 15 minutes.',
              variant: 'success',
            }
          : { title: 'This campaign does not run', description: 'It has ended already.' },
      ),
    onError: (error) => toastFailure(error, 'Failed to end campaign', DENIAL),
    onSettled: () => refresh(client),
  });
}

/** Deletes for good; the caller has asked. */
export function useDeleteCampaign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const rows = unwrap(await supabase().from('campaigns').delete().eq('id', id).select('id'));
      requireRow(rows, DENIAL);
    },
    onSuccess: () => showToast({ title: 'Campaign deleted successfully', variant: 'success' }),
    onError: (error) => toastFailure(error, 'Failed to delete campaign', DENIAL),
    onSettled: () => refresh(client),
  });
}
