import type { ReactNode } from 'react';

/** One numbered part of a policy. */
export interface DocumentSection {
  /** Fragment of its address; it stays, because other pages and letters point at it. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

export interface PolicyDocument {
  readonly title: string;
  /** One or two sentences that say what the document settles. */
  readonly lead: string;
  /** Days like `2026-11-01`. */
  readonly effective: string;
  readonly reviewed: string;
  readonly sections: readonly DocumentSection[];
}
