import { momentInWords, publicationState, type PublicationTimes } from '@/lib/publication-times';

/** For the toast of what has been saved: when it will be public; nothing where that is no question. */
export function scheduledFor(times: PublicationTimes): { description?: string } {
  const { publishAt = null } = times;
  if (publishAt === null || publicationState(times, Date.now()) !== 'scheduled') return {};
  return { description: `It will be public on ${momentInWords(publishAt)}.` };
}
