import { useMutation } from '@tanstack/react-query';
import { showToast } from '@/components/feedback/toast-store';
import { momentInWords } from '@/lib/publication-times';
import { toAppError } from '@/lib/supabase/errors';
import { storeTimes, type TimeChange, type TimedRow } from './store-times';
import { ScheduleDialog, type ScheduleDialogProps } from './schedule-dialog';

interface ScheduleRowProps {
  readonly noun: 'post' | 'page';
  readonly row: TimedRow;
  /** Said when the right is missing. */
  readonly denial: string;
  /** Reads the list again. */
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

const overtaken = 'Somebody changed this meanwhile. Look at the list, and choose again.';

function refusalOf(error: unknown, denial: string): NonNullable<ScheduleDialogProps['refused']> {
  const { kind, message, cause } = toAppError(error);
  // The session dialog already says what is wrong.
  if (kind === 'signed-out') return {};
  const hint = typeof cause === 'object' && cause !== null && 'hint' in cause ? cause.hint : '';
  if (hint === 'publish_at') return { publishAt: message };
  if (hint === 'unpublish_at') return { unpublishAt: message };
  return { whole: kind === 'denied' ? denial : message };
}

/** Says what has been set. */
function toastTimes(noun: 'post' | 'page', change: TimeChange): void {
  const name = noun === 'post' ? 'Post' : 'Page';
  if (change.status === 'draft') {
    showToast({ title: `${name} saved as draft successfully`, variant: 'success' });
    return;
  }
  const { publishAt, unpublishAt } = change;
  const start = publishAt !== null && Date.parse(publishAt) > Date.now() ? publishAt : null;
  const moment = start ?? unpublishAt;
  const at = moment === null ? null : momentInWords(moment);
  showToast({
    title: start === null ? `${name} published successfully` : `${name} scheduled`,
    ...(at === null
      ? {}
      : { description: start === null ? `It ends on ${at}.` : `It will be public on ${at}.` }),
    variant: 'success',
  });
}

/** The dialog of a row in a list, with what it stores. It stays as it is filled when that fails. */
export function ScheduleRow({ noun, row, denial, refresh, onClose }: ScheduleRowProps) {
  const save = useMutation({
    mutationFn: async (change: TimeChange) => {
      if ((await storeTimes(noun, row, change)) !== 'stored') throw new OvertakenError();
    },
    onSuccess: (_result, change) => {
      toastTimes(noun, change);
      onClose();
    },
    onSettled: refresh,
  });
  const refused =
    save.error instanceof OvertakenError
      ? { whole: overtaken }
      : save.error
        ? refusalOf(save.error, denial)
        : {};
  return (
    <ScheduleDialog
      noun={noun}
      title={row.title}
      times={row}
      pending={save.isPending}
      refused={save.isPending ? {} : refused}
      onSchedule={(times) => save.mutate({ status: 'published', ...times })}
      onDraft={() => save.mutate({ status: 'draft' })}
      onClose={onClose}
    />
  );
}

class OvertakenError extends Error {}
