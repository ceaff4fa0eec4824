import { queryOptions } from '@tanstack/react-query';
import { normalizeTimestamp } from '@/lib/dates';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { toActivityType, type Activity } from './model';

/** How many entries the dashboard shows. */
export const ACTIVITY_COUNT = 10;

async function fetchActivity(signal: AbortSignal): Promise<readonly Activity[]> {
  const rows = unwrap(
    await supabase()
      .from('activity_log')
      .select('id,type,title,actor_name,subject_id,created_at')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(ACTIVITY_COUNT)
      .abortSignal(signal),
  );
  return rows.flatMap((row) => {
    const type = toActivityType(row.type);
    return type === null
      ? []
      : {
          id: row.id,
          type,
          title: row.title,
          user: row.actor_name,
          subjectId: row.subject_id,
          timestamp: normalizeTimestamp(row.created_at),
        };
  });
}

export interface Team {
  readonly members: number;
  /** Signed up by themselves, without a role yet. */
  readonly waiting: number;
}

async function countProfiles(isApproved: boolean, signal: AbortSignal): Promise<number> {
  const answer = await supabase()
    .from('user_profiles')
    .select('id', { count: 'exact' })
    .eq('is_approved', isApproved)
    .limit(1)
    .abortSignal(signal);
  unwrap(answer);
  return answer.count ?? 0;
}

async function fetchTeam(signal: AbortSignal): Promise<Team> {
  const [members, waiting] = await Promise.all([
    countProfiles(true, signal),
    countProfiles(false, signal),
  ]);
  return { members, waiting };
}

/** Each visit asks again, showing meanwhile what it knows. Every query throws `AppError`. */
export const dashboardQueries = {
  activity: () =>
    queryOptions({
      queryKey: ['dashboard', 'activity'],
      queryFn: ({ signal }) => fetchActivity(signal),
      staleTime: 0,
    }),
  /** Needs `manage_users`. */
  team: () =>
    queryOptions({
      queryKey: ['dashboard', 'team'],
      queryFn: ({ signal }) => fetchTeam(signal),
      staleTime: 0,
    }),
};
