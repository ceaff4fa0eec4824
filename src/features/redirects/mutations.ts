import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { forgetDestinations } from '@/lib/redirects/find-destination';
import { supabase } from '@/lib/supabase/client';
import { AppError, toAppError, unwrap } from '@/lib/supabase/errors';
import { listedRedirect, type Redirect } from './model';
import { redirectQueries } from './queries';
import type { RedirectValues } from './schema';

export const DENIAL = "You don't have permission to manage redirects";

/** Somebody else has changed it meanwhile. */
export class RedirectConflictError extends AppError {
  readonly theirs: Redirect;
  constructor(theirs: Redirect) {
    super(
      'invalid',
      `${theirs.updatedByName || 'Somebody else'} has changed this redirect meanwhile: it leads to ${theirs.toTarget}. Save again to put yours in its place.`,
    );
    this.theirs = theirs;
  }
}

/** The field of the form that the database refuses, as it names it. */
export function refusedField(error: unknown): 'fromPath' | 'toTarget' | undefined {
  const { cause } = toAppError(error);
  if (typeof cause !== 'object' || cause === null || !('hint' in cause)) return undefined;
  if (cause.hint === 'from_path') return 'fromPath';
  return cause.hint === 'to_target' ? 'toTarget' : undefined;
}

/** Null when it is gone, or the person may not see it. */
async function readRedirect(id: string): Promise<Redirect | null> {
  const [row] = unwrap(await supabase().from('redirects').select().eq('id', id));
  return row
    ? listedRedirect.fromRow({
        ...row,
        updated_by_name: row.updated_by_name ?? '',
        last_hit_at: row.last_hit_at ?? '',
      })
    : null;
}

interface Saved {
  /** As it is stored: in one step. */
  readonly toTarget: string;
}

function rowOf(values: RedirectValues) {
  return {
    from_path: values.fromPath,
    to_target: values.toTarget,
    status: Number(values.status),
    note: values.note,
  };
}

async function create(id: string, values: RedirectValues): Promise<Saved> {
  const answer = await supabase()
    .from('redirects')
    .insert({ id, ...rowOf(values) })
    .select('to_target');
  // Our own earlier try, whose answer was lost.
  if (answer.error?.code === '23505') {
    const stored = await readRedirect(id);
    if (stored) return stored;
  }
  const [stored] = unwrap(answer);
  return { toTarget: stored?.to_target ?? values.toTarget };
}

async function update(base: Redirect, values: RedirectValues): Promise<Saved> {
  const [stored] = unwrap(
    await supabase()
      .from('redirects')
      .update(rowOf(values))
      .eq('id', base.id)
      .eq('version', base.version)
      .select('to_target'),
  );
  if (stored) return { toTarget: stored.to_target };
  const theirs = await readRedirect(base.id);
  if (!theirs) throw new AppError('not-found', 'This redirect has been deleted meanwhile.');
  if (theirs.version === base.version) throw new AppError('denied', DENIAL);
  throw new RedirectConflictError(theirs);
}

/** After a change, wherever redirects are known. */
export async function refreshRedirects(client: QueryClient): Promise<void> {
  forgetDestinations();
  await client.invalidateQueries({ queryKey: redirectQueries.all });
}

const withoutEnd = (target: string) =>
  target
    .replace(/[?#].*$/, '')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();

interface SaveVariables {
  /** What it was; null for a new one. */
  readonly base: Redirect | null;
  /** Of a new one, so that a repeat makes no second. */
  readonly id: string;
  readonly values: RedirectValues;
}

/** Creates or changes a redirect; the dialog says what failed. */
export function useSaveRedirect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ base, id, values }: SaveVariables) =>
      base ? update(base, values) : create(id, values),
    onSuccess: ({ toTarget }, { base, values }) => {
      const isFlattened = withoutEnd(toTarget) !== withoutEnd(values.toTarget);
      showToast({
        title: `Redirect ${base ? 'updated' : 'created'} successfully`,
        ...(isFlattened
          ? {
              description: `${values.toTarget} leads on by itself: ${values.fromPath} leads to ${toTarget} directly now.`,
            }
          : {}),
        variant: 'success',
      });
    },
    onSettled: () => refreshRedirects(client),
  });
}

/** Deletes for good; the caller has asked. */
export function useDeleteRedirects() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const rows = unwrap(
        await supabase()
          .from('redirects')
          .delete()
          .in('id', [...ids])
          .select('id'),
      );
      if (rows.length === 0) throw new AppError('denied', DENIAL);
      return rows.length;
    },
    onSuccess: (count) =>
      showToast({
        title:
          count === 1 ? 'Redirect deleted successfully' : `${count} redirects deleted successfully`,
        variant: 'success',
      }),
    onError: (error) => toastFailure(error, 'Failed to delete redirect', DENIAL),
    onSettled: () => refreshRedirects(client),
  });
}

interface Dismissal {
  readonly paths: readonly string[];
  readonly isDismissed: boolean;
}

/** Takes addresses out of the 404 report, or puts them back. */
export function useDismissMissing() {
  const client = useQueryClient();
  const dismissal = useMutation({
    mutationFn: async ({ paths, isDismissed }: Dismissal) =>
      unwrap(
        await supabase().rpc('dismiss_missing', { paths: [...paths], is_dismissed: isDismissed }),
      ),
    onSuccess: (_count, { paths, isDismissed }) => {
      const what = paths.length === 1 ? (paths[0] ?? '') : `${paths.length} addresses`;
      showToast({
        title: isDismissed ? `${what} dismissed` : `${what} put back into the report`,
        ...(isDismissed
          ? {
              action: {
                label: 'Undo',
                onAction: () => dismissal.mutate({ paths, isDismissed: false }),
              },
            }
          : {}),
        variant: 'success',
      });
    },
    onError: (error) => toastFailure(error, 'Failed to change the report', DENIAL),
    onSettled: () => refreshRedirects(client),
  });
  return dismissal;
}
