import { showToast } from '@/components/feedback/toast-store';
import { isolated } from '@/lib/isolated';

/**
 * Says what somebody else changed meanwhile and stays so, beside the own changes.
 *
 * @param labels of the fields, as the form calls them
 */
export function toastMerged(savedBy: string, labels: readonly string[]): void {
  if (labels.length === 0) return;
  showToast({
    title: `${savedBy === '' ? 'Somebody else' : isolated(savedBy)} saved meanwhile`,
    description: `Changed by them and kept, beside your changes: ${labels.join(', ')}.`,
  });
}
