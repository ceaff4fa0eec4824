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

/** "Course application · Data Science", without a title "Contact message". */
export function aboutLine({ kind, subject }: { readonly kind: string; readonly subject: string }) {
  const title = subjectTitle(toKind(kind), subject);
  return title === '' ? kindLabel(kind) : `${kindLabel(kind)} · ${title}`;
}

/** Where somebody came from, in a word: `direct` and the empty channel have words of their own. */
export function channelLabel(channel: string): string {
  if (channel === '') return 'Not kept';
  return channel === 'direct' ? 'Direct' : channel;
}
