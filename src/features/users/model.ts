import { normalizeTimestamp } from '@/lib/dates';
import { columnMap, readColumns, type ItemOf } from '@/lib/supabase/column-map';

/** A moment (ISO 8601), or null where it has not come. */
function momentOf(stored: string): string | null {
  // Functions' results are typed as never null.
  return stored ? normalizeTimestamp(stored) : null;
}

/** An account as managers see it. */
export const userColumns = columnMap('user_profiles', {
  from: 'search_users',
  written: ['fullName', 'role', 'team'],
  stamped: [
    'id',
    'email',
    // What the role gives; empty while the account waits. `*` stands for all.
    'permissions',
    // False for somebody who signed up alone, until a manager gives a role.
    'isApproved',
    // Since when the person is kept out; null for everybody else.
    'suspendedAt',
    // Whether the person has opened the link in the confirmation e-mail.
    'isConfirmed',
    // False after an approval, until the owner has chosen one.
    'hasPassword',
    'createdAt',
    'lastLogin',
  ],
  readers: { suspendedAt: momentOf, createdAt: normalizeTimestamp, lastLogin: momentOf },
});

export type User = ItemOf<typeof userColumns>;

/** An account that somebody signed up and never came in with. */
export const signUpColumns = readColumns(
  'list_sign_ups',
  ['id', 'email', 'isConfirmed', 'createdAt'],
  { createdAt: normalizeTimestamp },
);

export type SignUp = ItemOf<typeof signUpColumns>;

/** Who manages: the signed-in person. */
export interface Manager {
  readonly id: string;
  readonly role: string;
}
