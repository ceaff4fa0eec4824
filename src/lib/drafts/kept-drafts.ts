import * as z from 'zod/mini';
import { draftStorage } from '@/lib/storage/draft-storage';
import { listSent, removeSentMark } from './sent-marks';

/** An unsaved text in this browser, as far as a list of them tells. */
export interface KeptDraftName {
  readonly key: string;
  /** `post` or `page` */
  readonly kind: string;
  /** Empty when nobody has written one yet. */
  readonly title: string;
}

const envelope = z.object({ value: z.object({ title: z.string() }) });

function titleIn(text: string): string {
  try {
    return envelope.parse(JSON.parse(text)).value.title.trim();
  } catch {
    // Cut off, or written by another build: still somebody's text, without a name.
    return '';
  }
}

/** Every unsaved text that a person left in this browser, of all kinds; also that of an editor that closes right now. */
export async function listKeptDrafts(ownerId: string): Promise<readonly KeptDraftName[]> {
  const texts = await draftStorage.list('careerloom-draft:');
  return [...texts].flatMap(([key, text]) => {
    const [, kind = '', owner] = key.split(':');
    return owner === ownerId ? [{ key, kind, title: titleIn(text) }] : [];
  });
}

const keptMoment = z.object({ keptAt: z.string() });

/** When a text was kept; undefined for one that is cut off. */
function keptAtOf(text: string): string | undefined {
  try {
    return keptMoment.parse(JSON.parse(text)).keptAt;
  } catch {
    return undefined;
  }
}

/**
 * Takes out of this browser what the server has to the last word: it waits there for whoever wrote it.
 * What is only here stays.
 */
export async function removeSentDrafts(ownerId: string): Promise<void> {
  const [texts, sent] = await Promise.all([
    draftStorage.list('careerloom-draft:'),
    listSent(ownerId),
  ]);
  for (const [key, keptAt] of sent) {
    const text = texts.get(key);
    // Without a text it marks what was discarded, until the server knows.
    if (text === undefined || keptAtOf(text) !== keptAt) continue;
    await draftStorage.remove(key);
    await removeSentMark(key);
  }
}

/** Takes all of them out of this browser. */
export async function removeKeptDrafts(ownerId: string): Promise<void> {
  // Listed anew: another tab may have kept its text while somebody made up their mind.
  for (const { key } of await listKeptDrafts(ownerId)) {
    await draftStorage.remove(key);
    await removeSentMark(key);
  }
}
