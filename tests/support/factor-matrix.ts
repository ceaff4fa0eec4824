import type { MatrixCase } from './database-arrange';
import { withColleague } from './database-arrange';

/** Second factors of others. The embedded service keeps none, so that there is never one to remove. */
export const factorMatrix: readonly MatrixCase[] = [
  {
    cases: 'A04 A05',
    title: 'see whether a colleague has a second factor',
    allowed: ['admin', 'super_admin'],
    isRead: true,
    arrange: () =>
      withColleague((target) => async (client) => {
        const { data, error } = await client.rpc('has_second_factor', { target });
        return { data: data === false ? [{}] : data, error };
      }),
  },
  {
    cases: 'A03 A05',
    title: 'remove the second factor of a colleague where there is none',
    allowed: [],
    arrange: () =>
      withColleague((target) => (client) => client.rpc('remove_second_factor', { target })),
  },
];
