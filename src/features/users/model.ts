import { normalizeTimestamp } from '@/lib/dates';
import type { Database } from '@/lib/supabase/database.types';

/** An account as managers see it. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: string;
  readonly team: string;
  /** What the role gives; empty while the account waits. `*` stands for all. */
  readonly permissions: readonly string[];
  /** False for somebody who signed up alone, until a manager gives a role. */
  readonly isApproved: boolean;
  /** ISO 8601, since when the person is kept out; null for everybody else. */
  readonly suspendedAt: string | null;
  /** Whether the person has opened the link in the confirmation e-mail. */
  readonly isConfirmed: boolean;
  /** False after an approval, until the owner has chosen one. */
  readonly hasPassword: boolean;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly lastLogin: string | null;
}

type UserRow = Database['public']['Functions']['search_users']['Returns'][number];

export function userFromRow(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    role: row.role,
    team: row.team,
    permissions: row.permissions,
    isApproved: row.is_approved,
    suspendedAt: row.suspended_at ? normalizeTimestamp(row.suspended_at) : null,
    isConfirmed: row.is_confirmed,
    hasPassword: row.has_password,
    createdAt: normalizeTimestamp(row.created_at),
    lastLogin: row.last_login ? normalizeTimestamp(row.last_login) : null,
  };
}

/** An account that somebody signed up and never came in with. */
export interface SignUp {
  readonly id: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  /** ISO 8601 */
  readonly createdAt: string;
}

type SignUpRow = Database['public']['Functions']['list_sign_ups']['Returns'][number];

export function signUpFromRow(row: SignUpRow): SignUp {
  return {
    id: row.id,
    email: row.email,
    isConfirmed: row.is_confirmed,
    createdAt: normalizeTimestamp(row.created_at),
  };
}

/** Who manages: the signed-in person. */
export interface Manager {
  readonly id: string;
  readonly role: string;
}
