import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Role } from '@/config/roles';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { signUpFromRow, userFromRow, type User } from './model';

export const USERS_PAGE_SIZE = 12;
/** The database stops counting here. */
const COUNT_LIMIT = 1000;

export const userStates = ['all', 'approved', 'waiting', 'suspended'] as const;
export type UserState = (typeof userStates)[number];

/** Orders of the list, as the database names them. */
export const userSorts = ['newest', 'name', 'login'] as const;
export type UserSort = (typeof userSorts)[number];

export interface UserFilter {
  readonly search: string;
  readonly role: Role | 'all';
  readonly state: UserState;
  readonly sort: UserSort;
  /** 1-based. */
  readonly page: number;
}

export interface UserPage {
  readonly users: readonly User[];
  /** Accounts that match the filters over all pages. */
  readonly total: number;
  /** There are more than the database counted. */
  readonly isCapped: boolean;
}

async function fetchUsers(filter: UserFilter, signal: AbortSignal): Promise<UserPage> {
  const conditions = {
    term: filter.search,
    ...(filter.role === 'all' ? {} : { in_role: filter.role }),
    ...(filter.state === 'all' ? {} : { in_state: filter.state }),
  };
  const [rows, total] = await Promise.all([
    supabase()
      .rpc('search_users', {
        ...conditions,
        sort_by: filter.sort,
        page_size: USERS_PAGE_SIZE,
        page_offset: (filter.page - 1) * USERS_PAGE_SIZE,
      })
      .abortSignal(signal)
      .then(unwrap),
    supabase().rpc('count_users', conditions).abortSignal(signal).then(unwrap),
  ]);
  return { users: rows.map(userFromRow), total, isCapped: total >= COUNT_LIMIT };
}

/** Accounts, for people with `manage_users`. Every query throws `AppError`. */
export const userQueries = {
  all: ['users'] as const,
  list: (filter: UserFilter) =>
    queryOptions({
      queryKey: [...userQueries.all, 'list', filter],
      queryFn: ({ signal }) => fetchUsers(filter, signal),
      placeholderData: keepPreviousData,
    }),
  /** How many people wait for a role. */
  waiting: () =>
    queryOptions({
      queryKey: [...userQueries.all, 'waiting'],
      queryFn: async ({ signal }) =>
        unwrap(await supabase().rpc('count_users', { in_state: 'waiting' }).abortSignal(signal)),
    }),
  /** The newest hundred accounts that nobody ever came in with. */
  signUps: () =>
    queryOptions({
      queryKey: [...userQueries.all, 'sign-ups'],
      queryFn: async ({ signal }) =>
        unwrap(await supabase().rpc('list_sign_ups').abortSignal(signal)).map(signUpFromRow),
    }),
};
