import { visitorLimits as limits } from '@/config/limits';
import type { Resource } from '@/data/resources';
import { hiddenTextProblem } from '@/lib/hidden-text';
import type { Submission } from '@/lib/outbox/submission';

export const unlockMessage = 'Please enter a valid name, email, and phone number.';

export interface UnlockValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** In characters, as the other forms and the database count: a sign beyond the first plane is one. */
const lengthOf = (text: string) => Array.from(text.trim()).length;

/**
 * Name longer than one character and without hidden ones, e-mail of the form x@y.z, phone of seven or more, each without
 * outer blanks and no longer than in the other forms.
 */
export function mayUnlock({ name, email, phone }: UnlockValues): boolean {
  return (
    lengthOf(name) > 1 &&
    lengthOf(name) <= limits.name.max &&
    lengthOf(email) <= limits.email &&
    lengthOf(phone) <= limits.phone.max &&
    hiddenTextProblem('name', name.trim()) === undefined &&
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) &&
    lengthOf(phone) >= 7
  );
}

export function unlockSubmission(
  { name, email, phone }: UnlockValues,
  resource: Pick<Resource, 'id' | 'title'>,
): Submission {
  return {
    kind: 'resource-unlock',
    subject: resource.id,
    title: `Download of ${resource.title}`,
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
  };
}
