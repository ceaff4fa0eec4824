import { showToast } from '@/components/feedback/toast-store';
import { toastFailure } from '@/components/feedback/toast-failure';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { characterLength } from '@/lib/seo/character-length';
import { toCsv } from '@/lib/csv';
import { downloadFile } from '@/lib/download-file';
import { toIstIso } from '@/lib/ist';
import { kindLabels, problemLabels, type ListedHead } from './model';
import { EXPORT_LIMIT, readAllHeads, type HeadFilter } from './queries';

const header = [
  'Address',
  'Kind',
  'Title',
  'Title length',
  'Description',
  'Description length',
  'Meta title',
  'Meta description',
  'Indexed',
  'In sitemap',
  'Problems',
];

/** Search data as a table for a spreadsheet. */
export function headsCsv(heads: readonly ListedHead[]): string {
  return toCsv(
    header,
    heads.map((head) => [
      absoluteUrl(head.path),
      kindLabels[head.kind],
      head.title,
      characterLength(head.title),
      head.description,
      characterLength(head.description),
      head.metaTitle,
      head.metaDescription,
      head.isIndexed ? 'Yes' : 'No',
      head.isInSitemap ? 'Yes' : 'No',
      head.problems.map((problem) => problemLabels[problem]).join('; '),
    ]),
  );
}

/** Saves what the filters leave as a file for a spreadsheet; says when there is more than one file holds. */
export async function saveHeadsCsv(filter: HeadFilter): Promise<void> {
  try {
    const heads = await readAllHeads(filter);
    const file = new Blob([headsCsv(heads)], { type: 'text/csv;charset=utf-8' });
    downloadFile(`careerloom-search-data-${toIstIso(Date.now()).slice(0, 10)}.csv`, file);
    if (heads.length >= EXPORT_LIMIT)
      showToast({
        title: `The first ${EXPORT_LIMIT.toLocaleString('en-IN')} addresses were exported`,
        description: 'Choose a kind or a problem to get the others.',
      });
  } catch (error) {
    toastFailure(error, 'Failed to export', "You don't have permission to change search data");
  }
}
