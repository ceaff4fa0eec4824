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

/** A picture that still needs words, or to be called decorative. */
export function needsWords({ media, altText, isDecorative }: UploadItem): boolean {
  return media !== null && lacksDescription({ type: media.type, altText, isDecorative });
}

export function isOnItsWay({ phase }: UploadItem): boolean {
  return phase === 'waiting' || phase === 'sending';
}

/** Not stored yet, and it could be. */
export function isOpen({ phase }: UploadItem): boolean {
  return phase !== 'done' && phase !== 'refused';
}
