import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { showToast } from '@/components/feedback/toast-store';
import { limits } from '@/config/limits';
import { normalizeTimestamp } from '@/lib/dates';
import { supabase } from '@/lib/supabase/client';
import { columnMap, type ItemOf } from '@/lib/supabase/column-map';
import { AppError, unwrap } from '@/lib/supabase/errors';

const hookColumns = columnMap('build_hooks', {
  // Empty where there is none.
  written: ['address'],
  stamped: ['version', 'updatedAt', 'updatedByName'],
  readers: { updatedAt: normalizeTimestamp, updatedByName: (name) => name ?? '' },
});

/** Where the host of the site starts a build. Whoever knows it can, so it is shown to those who manage settings alone. */
export type BuildHook = ItemOf<typeof hookColumns>;

/** As the check `build_hooks_address_form` of the database has it. */
const addressPattern =
  /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::[0-9]+)?(?:\/[A-Za-z0-9._~!$&()*+,;=:@%/?-]*)?$/;

export const hookSchema = z.object({
  address: z.string().check(
    z.trim(),
    z.maxLength(limits.buildHook, `An address can have at most ${limits.buildHook} characters`),
    z.refine(
      (address) => address === '' || addressPattern.test(address),
      'Paste the whole address as the host shows it; it begins with https://',
    ),
  ),
});

export type HookInput = z.input<typeof hookSchema>;

const queryKey = ['build-hook'] as const;

/** Throws `AppError`. */
export const buildHookQuery = () =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const [row] = unwrap(
        await supabase().from('build_hooks').select(hookColumns.select).abortSignal(signal),
      );
      if (row) return hookColumns.fromRow(row);
      // The row is always there; who may not read it finds none.
      throw new AppError('denied', "You don't have permission to manage settings.");
    },
  });

async function saveHook(version: number, values: HookInput): Promise<BuildHook> {
  const [row] = unwrap(
    await supabase()
      .from('build_hooks')
      .update(hookColumns.toRow(values))
      .eq('id', true)
      .eq('version', version)
      .select(hookColumns.select),
  );
  if (row) return hookColumns.fromRow(row);
  throw new AppError('duplicate', 'Somebody else changed the address meanwhile.', {
    code: 'version',
  });
}

/** @param version the version that the form started from */
export function useSaveHook(version: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: HookInput) => saveHook(version, values),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      showToast({
        title: saved.address === '' ? 'Build hook removed' : 'Build hook saved',
        variant: 'success',
      });
    },
  });
}
