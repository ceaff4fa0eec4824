import { formatDay, isDay } from '@/lib/dates';
import { kindLabel, toKind } from './kinds';
import { subjectTitle } from './subject-title';

interface Sender {
  readonly name: string;
  readonly email: string;
  readonly erasedAt: string | null;
}

/** Who sent it, as far as they said. */
export function senderName({ name, email, erasedAt }: Sender): string {
  if (erasedAt !== null) return 'Erased';
  return name || email || 'Somebody without a name';
}

interface About {
  readonly kind: string;
  readonly subject: string;
  /** The day of its first session; '' or missing where none was chosen. */
  readonly cohort?: string;
}

/** "Course application · Data Science · Mon, 7 Dec 2026", without a title "Contact message". */
export function aboutLine({ kind, subject, cohort = '' }: About): string {
  const title = subjectTitle(toKind(kind), subject);
  return [kindLabel(kind), title, cohortText(cohort)].filter(Boolean).join(' · ');
}

/** The first day of a chosen cohort. */
export function cohortText(cohort: string): string {
  return isDay(cohort) ? formatDay(cohort) : cohort;
}

/** Where somebody came from, in a word: `direct` and the empty channel have words of their own. */
export function channelLabel(channel: string): string {
  if (channel === '') return 'Not kept';
  return channel === 'direct' ? 'Direct' : channel;
}
