import { DAY_MS, MINUTE_MS } from '@/lib/ist';

interface Promised {
  readonly kind: string;
  readonly stage: string;
  /** ISO 8601 */
  readonly receivedAt: string;
  /** ISO 8601; what the site promises. */
  readonly replyDueAt: string;
  /** ISO 8601; null as long as nobody has answered. */
  readonly firstReplyAt: string | null;
  readonly erasedAt: string | null;
}

export interface ReplyTime {
  /** "3 h left", "2 h over", "Answered in 5 h" */
  readonly text: string;
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger';
}

const HOUR_MS = 60 * MINUTE_MS;
/** From here on a reply is urgent. */
const SOON_MS = 4 * HOUR_MS;

/** "40 min", "3 h", "2 days"; rounded down, so that nobody is promised more than there is. */
export function spanText(milliseconds: number): string {
  if (milliseconds < HOUR_MS) return `${Math.max(1, Math.floor(milliseconds / MINUTE_MS))} min`;
  if (milliseconds < 2 * DAY_MS) return `${Math.floor(milliseconds / HOUR_MS)} h`;
  return `${Math.floor(milliseconds / DAY_MS)} days`;
}

const settled: readonly string[] = ['spam', 'closed', 'enrolled', 'rejected', 'hired'];

/** Whether the person still waits for a first reply. As `submissions.is_waiting`. */
export function isWaiting({ firstReplyAt, erasedAt, stage }: Promised): boolean {
  return firstReplyAt === null && erasedAt === null && !settled.includes(stage);
}

/**
 * How the promise of a reply stands.
 *
 * @param now milliseconds since the epoch
 * @returns null where nobody waits and nobody has answered
 */
export function replyTime(lead: Promised, now: number): ReplyTime | null {
  const due = Date.parse(lead.replyDueAt);
  if (lead.firstReplyAt !== null) {
    const replied = Date.parse(lead.firstReplyAt);
    return {
      text: `Answered in ${spanText(replied - Date.parse(lead.receivedAt))}`,
      tone: replied <= due ? 'success' : 'neutral',
    };
  }
  if (!isWaiting(lead)) return null;
  const left = due - now;
  if (left < 0) return { text: `${spanText(-left)} over`, tone: 'danger' };
  return { text: `${spanText(left)} left`, tone: left <= SOON_MS ? 'warning' : 'neutral' };
}
