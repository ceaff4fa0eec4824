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
    createdAt: normalizeTimestamp(row.created_at),
    lastLogin: row.last_login ? normalizeTimestamp(row.last_login) : null,
  };
}

/** Who manages: the signed-in person. */
export interface Manager {
  readonly id: string;
  readonly role: string;
}
