import { createSignal } from './signal';

/**
 * What the staff's session and the cache of reads tell each other. Apart from the cache itself, so that
 * the sign-in page need not load it.
 */
const forgotten = createSignal();
const denied = createSignal();

/** Whoever was signed in is gone: nothing that was read for them may stay. */
export const forgetReads = forgotten.emit;
export const onForgetReads = forgotten.subscribe;

/** The database said "you may not": what this tab believes about the person's rights is old. */
export const reportDenial = denied.emit;
export const onDenial = denied.subscribe;
