import { queryOptions } from '@tanstack/react-query';
import { roles } from '@/config/roles';
import { choiceField, pageField, textField, type FilterOf } from '@/lib/search-state';
import { supabase } from '@/lib/supabase/client';
import { countedListQuery } from '@/lib/supabase/counted-list';
import { unwrap } from '@/lib/supabase/errors';
import { signUpColumns, userColumns } from './model';

export const userStates = ['all', 'approved', 'waiting', 'suspended'] as const;
export type UserState = (typeof userStates)[number];

/** Orders of the list, as the database names them. */
export const userSorts = ['newest', 'name', 'login'] as const;

/** What the address of the list holds. */
export const userFields = {
  search: textField(),
  role: choiceField(['all', ...roles], 'all'),
  state: choiceField(userStates, 'all'),
  sort: choiceField(userSorts, 'newest'),
  page: pageField(),
};

export type UserFilter = FilterOf<typeof userFields>;

/** Accounts, for people with `manage_users`. Every query throws `AppError`. */
export const userQueries = {
  all: ['users'] as const,
  list: (filter: UserFilter) =>
    countedListQuery({
      key: [...userQueries.all, 'list'],
      noun: 'users',
      filter,
      conditions: { in_role: filter.role, in_state: filter.state },
      pageSize: 12,
      fromRow: userColumns.fromRow,
      isAlwaysCapped: true,
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
        unwrap(await supabase().rpc('list_sign_ups').abortSignal(signal)).map(
          signUpColumns.fromRow,
        ),
    }),
};
