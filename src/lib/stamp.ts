import { newId } from './drafts/new-id';

/** What every new record begins with. */
export interface Stamp {
  readonly id: string;
  readonly now: Date;
}

export function newStamp(): Stamp {
  return { id: newId(), now: new Date() };
}
