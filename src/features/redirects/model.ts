import { normalizeTimestamp } from '@/lib/dates';
import { readColumns, type ItemOf } from '@/lib/supabase/column-map';

/** A moment (ISO 8601), or null where it has not come; functions' results are typed as never null. */
const momentOf = (stored: string | null) => (stored ? normalizeTimestamp(stored) : null);
const orEmpty = (stored: string | null) => stored ?? '';

/** 301: browsers may keep it for ever; 302: for now. */
export const redirectStatuses = ['301', '302'] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

export const statusNames: Record<RedirectStatus, string> = {
  '301': 'Permanent',
  '302': 'Temporary',
};

export function toStatus(stored: number): RedirectStatus {
  return stored === 302 ? '302' : '301';
}

/** A row of the list. */
export const listedRedirect = readColumns(
  'search_redirects',
  [
    'id',
    'fromPath',
    'toTarget',
    'status',
    'note',
    // Made by a changed slug, and not changed by hand since.
    'isAutomatic',
    'hits',
    'lastHitAt',
    'version',
    'updatedAt',
    'updatedByName',
  ],
  {
    status: toStatus,
    updatedAt: normalizeTimestamp,
    lastHitAt: momentOf,
    updatedByName: orEmpty,
  },
);
export type Redirect = ItemOf<typeof listedRedirect>;

/** A row of the 404 report; its address is its id. */
export const missingAddress = readColumns('search_missing', [
  'path',
  'requests',
  'firstDay',
  'lastDay',
]);

export interface MissingAddress extends ItemOf<typeof missingAddress> {
  readonly id: string;
}
