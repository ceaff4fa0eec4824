import { consentVersion } from '@/config/consent';
import { newId } from '@/lib/drafts/new-id';
import type { Stamp } from '@/lib/stamp';
import { outboxHandover, outboxMarker } from '@/lib/storage/outbox-handover';
import type { Entry } from './entry';
import { outboxCode } from './late-outbox';
import { FORM_PATIENCE, referenceOf, type Delivery, type Submission } from './submission';
import { noteThisVisit, readSource } from './visit-source';

interface Circumstances extends Stamp {
  /** The record took the place of an earlier one. */
  readonly isUpdate?: boolean;
}

function payloadOf(submission: Submission, { id, now }: Stamp, key: string) {
  const { kind, subject = '', name = '', email = '', phone = '', message = '' } = submission;
  // Whoever is quick sends before the page had time for it.
  noteThisVisit(now);
  const source = readSource(now);
  return {
    id,
    key,
    kind,
    subject,
    name,
    email,
    phone,
    message,
    details: submission.details ?? {},
    ...(source ? { source } : {}),
    consent: { version: consentVersion, at: now.toISOString() },
    sent_at: now.toISOString(),
  };
}

/** One person, one thing, one date; one application per job, whoever's address it names. */
function topicOf({ kind, subject = '', email = '', details = {} }: Submission): string {
  const person = kind === 'job-application' ? '' : email.trim().toLowerCase();
  return [kind, subject, details['startISO'] ?? '', person].join(' ');
}

/** A record as it begins its way. */
export function entryOf(
  submission: Submission,
  { isUpdate = false, ...stamp }: Circumstances,
): Entry {
  const key = newId();
  const { kind, subject = '', title, resume } = submission;
  return {
    id: stamp.id,
    key,
    kind,
    subject,
    title,
    reference: referenceOf(stamp.id),
    createdAt: stamp.now.toISOString(),
    payload: payloadOf(submission, stamp, key),
    ...(resume === undefined ? {} : { resume }),
    topic: topicOf(submission),
    isUpdate,
    state: 'waiting',
    attempts: 0,
    nextAt: 0,
  };
}

async function deliver(entry: Entry): Promise<Delivery> {
  try {
    const { outbox } = await outboxCode.load();
    return await outbox.enqueue(entry);
  } catch {
    // The code is away like the server. What was handed over is found by the next page, or by the next try here.
    return { state: 'waiting' };
  }
}

/** Whatever comes of the work, after so many milliseconds it is said to wait. */
async function patiently(work: Promise<Delivery>): Promise<Delivery> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<Delivery>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'waiting' }), FORM_PATIENCE);
  });
  const delivery = await Promise.race([work, patience]);
  clearTimeout(timer);
  return delivery;
}

/**
 * Sends what a form has kept: hands it over at once, so that it survives whatever comes, and waits a while for the
 * provider's answer.
 */
export async function submit(
  submission: Submission,
  circumstances: Circumstances,
): Promise<Delivery> {
  const entry = entryOf(submission, circumstances);
  outboxHandover.put(entry.id, entry);
  const delivery = await patiently(deliver(entry));
  if (delivery.state === 'waiting') outboxMarker.set(Math.max(1, outboxMarker.get()));
  return delivery;
}

/** Sends what a robot has filled in, once, and keeps nothing; the provider puts it among its like. */
export async function submitOnce(
  submission: Submission,
  stamp: Stamp,
  website: string,
): Promise<void> {
  const payload = { ...payloadOf(submission, stamp, newId()), website };
  const once = async (): Promise<Delivery> => {
    const { outbox } = await outboxCode.load();
    await outbox.sendOnce(payload);
    return { state: 'received' };
  };
  await patiently(once().catch(() => ({ state: 'waiting' })));
}
