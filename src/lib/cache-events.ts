import { createSignal } from './signal';

/**
 * Cache events: what the staff's session and the query cache tell each other. Apart from the cache itself, so
 * that the sign-in page need not load it.
 */
const cleared = createSignal();
const denied = createSignal();

/** Whoever was signed in is gone: nothing that was read for them may stay. */
export const clearCache = cleared.emit;
export const onClearCache = cleared.subscribe;

/** The database said "you may not": what this tab believes about the person's rights is old. */
export const reportDenial = denied.emit;
export const onDenial = denied.subscribe;
