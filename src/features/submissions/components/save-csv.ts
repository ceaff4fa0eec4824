import { showToast } from '@/components/feedback/toast-store';
import { toastFailure } from '@/components/feedback/toast-failure';
import { downloadFile } from '@/lib/download-file';
import { toIstIso } from '@/lib/ist';
import { EXPORT_LIMIT, leadsCsv } from '../export';
import type { ListedLead } from '../model';

/** Saves leads as a file for a spreadsheet; says when there are more than one file holds. */
export async function saveCsv(read: () => Promise<readonly ListedLead[]>): Promise<void> {
  try {
    const leads = await read();
    const file = new Blob([leadsCsv(leads)], { type: 'text/csv;charset=utf-8' });
    downloadFile(`careerloom-leads-${toIstIso(Date.now()).slice(0, 10)}.csv`, file);
    if (leads.length >= EXPORT_LIMIT)
      showToast({
        title: `The first ${EXPORT_LIMIT.toLocaleString('en-IN')} leads were exported`,
        description: 'Choose a shorter period to get the others.',
      });
  } catch (error) {
    toastFailure(error, 'Failed to export', "You don't have permission to manage leads");
  }
}
