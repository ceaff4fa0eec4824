import { showToast } from '@/components/feedback/toast-store';

/** Says that it is saved for everybody who edits, and that nobody else sees it. */
export function toastKept(): void {
  showToast({
    title: 'Saved without publishing',
    description: 'Visitors read what was published before.',
    variant: 'success',
  });
}
