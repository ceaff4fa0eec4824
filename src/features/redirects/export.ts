import { showToast } from '@/components/feedback/toast-store';
import { toastFailure } from '@/components/feedback/toast-failure';
import { toCsv } from '@/lib/csv';
import { downloadFile } from '@/lib/download-file';
import { toIstIso } from '@/lib/ist';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { listedRedirect, statusNames, type MissingAddress, type Redirect } from './model';
import { DENIAL } from './mutations';
import {
  missingConditions,
  redirectConditions,
  toMissing,
  type MissingFilter,
  type RedirectFilter,
} from './queries';

/** Rows of one request; the database gives no more. */
const STEP = 100;

/** A file that spreadsheets still open at once. */
const EXPORT_LIMIT = 5000;

/** Every row that the filters leave, as far as one file goes; what comes in meanwhile moves rows from page to page. */
async function readAll<Row extends { readonly id: string }>(
  readPage: (offset: number) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  for (let offset = 0; offset < EXPORT_LIMIT; offset += STEP) {
    const page = await readPage(offset);
    for (const row of page) rows.set(row.id, row);
    if (page.length < STEP) break;
  }
  return [...rows.values()];
}

async function save(name: string, read: () => Promise<[string, number]>): Promise<void> {
  try {
    const [csv, count] = await read();
    downloadFile(
      `careerloom-${name}-${toIstIso(Date.now()).slice(0, 10)}.csv`,
      new Blob([csv], { type: 'text/csv;charset=utf-8' }),
    );
    if (count >= EXPORT_LIMIT)
      showToast({
        title: `The first ${EXPORT_LIMIT.toLocaleString('en-IN')} rows were exported`,
        description: 'Search or filter to get the others.',
      });
  } catch (error) {
    toastFailure(error, 'Failed to export', DENIAL);
  }
}

/** `2026-11-22 14:05:00`, as spreadsheets read it. */
function moment(iso: string | null): string {
  return iso === null ? '' : toIstIso(Date.parse(iso)).slice(0, 19).replace('T', ' ');
}

function redirectsCsv(rows: readonly Redirect[]): string {
  return toCsv(
    ['From', 'To', 'Status', 'Kind', 'Made', 'Hits', 'Last hit (IST)', 'Note', 'Changed (IST)'],
    rows.map((row) => [
      row.fromPath,
      row.toTarget,
      row.status,
      statusNames[row.status],
      row.isAutomatic ? 'automatically' : 'by hand',
      row.hits,
      moment(row.lastHitAt),
      row.note,
      moment(row.updatedAt),
    ]),
  );
}

function missingCsv(rows: readonly MissingAddress[]): string {
  return toCsv(
    ['Address', 'Requests', 'First day', 'Last day'],
    rows.map(({ path, requests, firstDay, lastDay }) => [path, requests, firstDay, lastDay]),
  );
}

/** Saves the redirects that the filters leave as a file for a spreadsheet. */
export function exportRedirects(filter: RedirectFilter): Promise<void> {
  const { by_origin: origin, ...conditions } = redirectConditions(filter);
  return save('redirects', async () => {
    const rows = await readAll(async (offset) =>
      unwrap(
        await supabase().rpc('search_redirects', {
          ...conditions,
          ...(origin === 'all' ? {} : { by_origin: origin }),
          term: filter.search,
          sort_by: filter.sort,
          page_size: STEP,
          page_offset: offset,
        }),
      ).map(listedRedirect.fromRow),
    );
    return [redirectsCsv(rows), rows.length];
  });
}

/** Saves the 404 report as a file for a spreadsheet. */
export function exportMissing(filter: MissingFilter): Promise<void> {
  return save('404-report', async () => {
    const rows = await readAll(async (offset) =>
      unwrap(
        await supabase().rpc('search_missing', {
          ...missingConditions(filter),
          term: filter.search,
          sort_by: filter.sort,
          page_size: STEP,
          page_offset: offset,
        }),
      ).map(toMissing),
    );
    return [missingCsv(rows), rows.length];
  });
}
