import { showToast } from '@/components/feedback/toast-store';

/** Names the pictures of a pasted text that could not be brought in, and what to do. */
export function sayUnread(names: readonly string[]): void {
  const named = [...new Set(names)];
  const shown = named.slice(0, 5).join(', ');
  const more = named.length > 5 ? ` and ${named.length - 5} more` : '';
  showToast({
    title:
      names.length === 1
        ? '1 picture could not be brought in'
        : `${names.length} pictures could not be brought in`,
    description:
      names.length === 1
        ? `${shown}. Save it where it is and upload it here.`
        : `${shown}${more}. Save them where they are and upload them here.`,
    variant: 'destructive',
  });
}
