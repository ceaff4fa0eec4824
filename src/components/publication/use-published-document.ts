import { momentOf, type PublicationTimes } from '@/lib/publication-times';
import type { PublishedDocument } from '@/lib/publication';
import { usePublicationState } from './publication-badge';

export interface StoredDocument extends PublicationTimes {
  readonly createdAt?: string;
  readonly updatedAt: string;
}

/** A document on its way to the public. What came or went by its time has changed then, though nobody saved it. */
export function usePublishedDocument(document: StoredDocument): PublishedDocument {
  const state = usePublicationState(document);
  const isPublished = state === 'published';
  const moment = isPublished
    ? (document.publishAt ?? null)
    : state === 'ended'
      ? momentOf(document, state)
      : null;
  const { createdAt = document.updatedAt, updatedAt } = document;
  const isLater = moment !== null && Date.parse(moment) > Date.parse(updatedAt);
  return { isPublished, createdAt, updatedAt: isLater ? moment : updatedAt };
}
