import { useMutation } from '@tanstack/react-query';
import { showToast } from '@/components/feedback/toast-store';
import { momentInWords, type ChosenTimes, type PublicationTimes } from '@/lib/publication-times';
import { normalizeTimestamp } from '@/lib/dates';
import { toAppError, unwrap } from '@/lib/supabase/errors';
import { supabase } from '@/lib/supabase/client';
import { ScheduleDialog, type ScheduleDialogProps } from './schedule-dialog';

export interface TimedRow extends PublicationTimes {
  readonly id: string;
  readonly title: string;
  readonly version: number;
}

interface ScheduleRowProps {
  readonly noun: 'post' | 'page';
  readonly row: TimedRow;
  /** Said when the right is missing. */
  readonly denial: string;
  /** Reads the list again. */
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

type Change = { readonly status: 'draft' } | ({ readonly status: 'published' } & ChosenTimes);

const overtaken = 'Somebody changed this meanwhile. Look at the list, and choose again.';

/** Stores the times on top of the version that was seen. @throws AppError */
async function store(noun: 'post' | 'page', row: TimedRow, change: Change): Promise<boolean> {
  // Both tables take times alike; the types of one stand for those of both.
  const table = supabase().from((noun === 'post' ? 'blog_posts' : 'pages') as 'pages');
  const values =
    change.status === 'draft'
      ? { status: 'draft' }
      : { status: 'published', publish_at: change.publishAt, unpublish_at: change.unpublishAt };
  const rows = unwrap(
    await table.update(values).eq('id', row.id).eq('version', row.version).select('id'),
  );
  if (rows.length > 0) return true;
  const again = supabase().from((noun === 'post' ? 'blog_posts' : 'pages') as 'pages');
  const stored = unwrap(
    await again.select('version, status, publish_at, unpublish_at').eq('id', row.id).maybeSingle(),
  );
  // An earlier try arrived, and its answer was lost: what was to be stored stands there.
  const isSame = (sent: string | null, found: string | null) =>
    (sent && Date.parse(sent)) === (found && Date.parse(normalizeTimestamp(found)));
  return (
    stored !== null &&
    stored.version === row.version + 1 &&
    stored.status === change.status &&
    (change.status === 'draft' ||
      (isSame(change.publishAt, stored.publish_at) &&
        isSame(change.unpublishAt, stored.unpublish_at)))
  );
}

function refusalOf(error: unknown, denial: string): NonNullable<ScheduleDialogProps['refused']> {
  const { kind, message, cause } = toAppError(error);
  const hint = typeof cause === 'object' && cause !== null && 'hint' in cause ? cause.hint : '';
  if (hint === 'publish_at') return { publishAt: message };
  if (hint === 'unpublish_at') return { unpublishAt: message };
  return { whole: kind === 'denied' ? denial : message };
}

/** Says what has been set. */
function toastTimes(noun: 'post' | 'page', change: Change): void {
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
    mutationFn: async (change: Change) => {
      if (!(await store(noun, row, change))) throw new OvertakenError();
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
