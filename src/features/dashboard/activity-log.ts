import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod';
import { isUuid } from '@/lib/is-uuid';
import { normalizeTimestamp } from '@/lib/dates';
import {
  choiceField,
  pageField,
  textField,
  type FilterOf,
  type SearchField,
} from '@/lib/search-state';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { toActivityType, type Activity } from './model';

/** What entries are about, as the database calls it: the first word of their type. */
export const activityGroups = [
  'post',
  'page',
  'media',
  'user',
  'campaign',
  'search',
  'settings',
] as const;

/** Days back from now. */
export const activityPeriods = ['1', '7', '30', '90', '365'] as const;

/** An account, `none` for what nobody signed in did, or all. */
const personField: SearchField<string> = {
  fallback: 'all',
  parse: (raw) => (raw === 'none' || isUuid(raw) ? raw : 'all'),
};

/** What the address of the screen holds; there are no numbered pages, older entries follow the newer ones. */
export const activityFields = {
  search: textField(),
  about: choiceField(['all', ...activityGroups], 'all'),
  by: personField,
  days: choiceField(['all', ...activityPeriods], 'all'),
  page: pageField(),
};

export type ActivityFilter = Omit<FilterOf<typeof activityFields>, 'page'>;

const changesSchema = z.array(
  z.object({
    field: z.string(),
    before: z.string().nullable().default(null),
    after: z.string().nullable().default(null),
  }),
);

/** One field as it was and as it is; null where there was nothing. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** An entry with what the log knows of the change. */
export interface LoggedActivity extends Activity {
  readonly changes: readonly FieldChange[];
  /** Of an edited post or page: between which versions it was edited. */
  readonly versions: readonly [before: string, after: string] | null;
}

/** Below which entry the next page begins. */
interface Place {
  readonly at: string;
  readonly id: number;
}

interface ActivityPage {
  readonly entries: readonly LoggedActivity[];
  readonly below: Place | null;
}

const PAGE_SIZE = 30;

async function readPage(
  { search, about, by, days }: ActivityFilter,
  below: Place | null,
  signal: AbortSignal,
): Promise<ActivityPage> {
  const rows = unwrap(
    await supabase()
      .rpc('search_activity', {
        term: search,
        ...(about === 'all' ? {} : { in_group: about }),
        ...(by === 'all' ? {} : { by_actor: by }),
        ...(days === 'all' ? {} : { days: Number(days) }),
        ...(below === null ? {} : { before_at: below.at, before_id: below.id }),
        page_size: PAGE_SIZE + 1,
      })
      .abortSignal(signal),
  );
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    entries: shown.flatMap((row) => {
      const type = toActivityType(row.type);
      const parsed = changesSchema.safeParse(row.changes);
      const changes = parsed.success ? parsed.data : [];
      const version = changes.find(({ field }) => field === 'version');
      return type === null
        ? []
        : {
            id: row.id,
            type,
            title: row.title,
            user: row.actor_name,
            subjectId: row.subject_id,
            timestamp: normalizeTimestamp(row.created_at),
            changes: changes.filter(({ field }) => field !== 'version'),
            versions: version?.before && version.after ? [version.before, version.after] : null,
          };
    }),
    // As the database wrote it: a rounded moment would skip entries or show them twice.
    below: rows.length > PAGE_SIZE && last ? { at: last.created_at, id: last.id } : null,
  };
}

const all = ['activity'] as const;

/** Who did what, for people with `manage_users` or `manage_settings`. Every query throws `AppError`. */
export const activityQueries = {
  list: (filter: ActivityFilter) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', filter],
      queryFn: ({ pageParam, signal }) => readPage(filter, pageParam, signal),
      initialPageParam: null as Place | null,
      getNextPageParam: ({ below }) => below ?? undefined,
      // The old entries stay until the new ones are there, so that the list does not jump.
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Who ever did something and still has an account. */
  people: () =>
    queryOptions({
      queryKey: [...all, 'people'],
      queryFn: async ({ signal }) =>
        unwrap(await supabase().rpc('activity_people').abortSignal(signal)),
    }),
};
