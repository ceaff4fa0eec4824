import { clsx } from 'clsx';
import { formatDateTime } from '@/lib/dates';
import { replyTime, type ReplyTime } from '../reply-time';

const tones: Record<ReplyTime['tone'], string> = {
  neutral: 'text-ink-soft',
  success: 'text-success',
  warning: 'font-semibold text-warning',
  danger: 'font-semibold text-danger',
};

interface ReplyClockProps {
  readonly lead: Parameters<typeof replyTime>[0];
  /** Milliseconds since the epoch; null before it is known. */
  readonly now: number | null;
}

/** How the promise of a reply within 24 hours stands. */
export function ReplyClock({ lead, now }: ReplyClockProps) {
  const state = now === null ? null : replyTime(lead, now);
  if (!state) return <span className="text-sm text-muted">No reply due</span>;
  return (
    <span
      data-numbers=""
      title={`Reply promised by ${formatDateTime(lead.replyDueAt)}`}
      className={clsx('text-sm whitespace-nowrap', tones[state.tone])}
    >
      {state.text}
    </span>
  );
}
