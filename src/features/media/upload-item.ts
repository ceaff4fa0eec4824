import { hiddenTextProblem } from '@/lib/hidden-text';
import type { CheckedMedia } from './check-media';
import { lacksDescription, type MediaCategory } from './model';

/**
 * checking → ready (or refused) → waiting → sending → done, or failed and retried. Cancelling leads back to
 * ready.
 */
export type UploadPhase =
  'checking' | 'refused' | 'ready' | 'waiting' | 'sending' | 'failed' | 'done';

/** One file on its way into the library. */
export interface UploadItem {
  /** Of the row that it will be. */
  readonly id: string;
  readonly file: File;
  /** As it will be listed. */
  readonly name: string;
  readonly category: MediaCategory;
  readonly altText: string;
  readonly isDecorative: boolean;
  /** Null until the file has been checked, and for refused files. */
  readonly media: CheckedMedia | null;
  /** The person takes the offer to draw a large picture anew. */
  readonly isShrunk: boolean;
  readonly phase: UploadPhase;
  /** Share of the bytes that have left, 0 to 1. */
  readonly share: number;
  /** Why it was refused or failed. */
  readonly problem: string | null;
  /** The session had ended: goes on by itself when it is back. */
  readonly isSignedOut: boolean;
}

export type UploadChanges = Partial<
  Pick<UploadItem, 'altText' | 'isDecorative' | 'category' | 'isShrunk'>
>;

/** What is wrong with the words about a picture, or that they are missing; undefined when it can be sent. */
export function wordsProblem({ media, altText, isDecorative }: UploadItem): string | undefined {
  if (!media || isDecorative) return undefined;
  if (lacksDescription({ type: media.type, altText, isDecorative }))
    return 'Say what the picture shows, or that it only decorates';
  return hiddenTextProblem('alternative text', altText.trim());
}

export function isOnItsWay({ phase }: UploadItem): boolean {
  return phase === 'waiting' || phase === 'sending';
}

/** Not stored yet, and it could be. */
export function isOpen({ phase }: UploadItem): boolean {
  return phase !== 'done' && phase !== 'refused';
}
