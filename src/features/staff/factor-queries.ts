import { queryOptions } from '@tanstack/react-query';
import { lateCode } from '@/lib/late-code';
import { normalizeTimestamp } from '@/lib/dates';
import { supabase } from '@/lib/supabase/client';
import { readColumns, type ItemOf } from '@/lib/supabase/column-map';
import { unwrap } from '@/lib/supabase/errors';

const factors = lateCode(() => import('@/lib/supabase/second-factor'));

const sessionColumns = readColumns(
  'own_sessions',
  ['isCurrent', 'beganAt', 'usedAt', 'userAgent', 'address'],
  { beganAt: normalizeTimestamp, usedAt: normalizeTimestamp },
);

/** Where the signed-in person is signed in. */
export type OwnSession = ItemOf<typeof sessionColumns>;

/** Second factor and sessions of the signed-in person. Every query throws `AppError`. */
export const factorQueries = {
  all: ['own-protection'] as const,
  /** Whether the sign-in service of this project knows any of it: the database sees its tables, nobody configures it. */
  offered: () =>
    queryOptions({
      queryKey: ['second-factor-offered'],
      queryFn: async ({ signal }) =>
        unwrap(await supabase().rpc('offers_second_factor').abortSignal(signal)),
      staleTime: Infinity,
    }),
  devices: () =>
    queryOptions({
      queryKey: [...factorQueries.all, 'devices'],
      queryFn: async () => (await factors.load()).listFactors(),
    }),
  sessions: () =>
    queryOptions({
      queryKey: [...factorQueries.all, 'sessions'],
      queryFn: async ({ signal }) =>
        unwrap(await supabase().rpc('own_sessions').abortSignal(signal)).map(
          sessionColumns.fromRow,
        ),
    }),
};
