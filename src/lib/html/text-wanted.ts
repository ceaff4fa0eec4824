import { createGate } from '../gate';
import { whenWanted } from '../when-wanted';

const newer = createGate();

/**
 * For the code of what shows a text of the staff, with the sanitizer. Where the text stands in the page as it was built, it
 * resolves when the page is used (see `whenWanted`) or a newer text is there; elsewhere at once.
 */
export async function whenTextIsWanted(): Promise<void> {
  await Promise.race([whenWanted('[data-written]'), newer.opened]);
}

/** A newer text than that of the page is there, and needs what shows it. */
export const wantText: () => void = newer.open;
