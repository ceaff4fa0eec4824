import { publicationState } from '@/lib/publication-times';

export type DocumentStatus = 'draft' | 'published';

/** What visitors get of it; not every kind of document has times. */
export interface WithStatus {
  readonly status: DocumentStatus;
  readonly publishAt?: string | null;
  readonly unpublishAt?: string | null;
}

const publicationKeys: readonly string[] = ['status', 'publishAt', 'unpublishAt'];

/** Status and, where there are any, times of a form's values. */
export function publicationOf<Input extends WithStatus>(values: Input): Partial<Input> {
  const entries = Object.entries(values).filter(([key]) => publicationKeys.includes(key));
  // Some of its own fields, with their own values.
  return Object.fromEntries(entries) as Partial<Input>;
}

/** A draft has no times. */
export function withoutTimes<Values extends WithStatus>(values: Values): Values {
  return {
    ...values,
    ...('publishAt' in values ? { publishAt: null } : {}),
    ...('unpublishAt' in values ? { unpublishAt: null } : {}),
  };
}

/** Whether visitors can see it now. */
export const isPublic = (document: WithStatus) =>
  publicationState(document, Date.now()) === 'published';

/** Whether visitors can see it now, or will. */
export function isInForce(document: WithStatus): boolean {
  const state = publicationState(document, Date.now());
  return state === 'published' || state === 'scheduled';
}
