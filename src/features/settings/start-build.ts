/** What a browser can know about an order to build. */
export type BuildOrder =
  | { readonly kind: 'sent'; readonly status: number }
  | { readonly kind: 'refused'; readonly status: number }
  /** The host keeps its answer from other sites; the order may have arrived. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable' };

const alone: RequestInit = {
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
};

/**
 * Calls a build hook, once: a second call would start a second build. Nothing of the person or the site goes along, neither
 * cookies nor a referrer nor a body.
 *
 * @param address of the hook; everything behind the host is a secret
 */
export async function startBuild(address: string): Promise<BuildOrder> {
  try {
    // Without a body and headers of its own it needs no leave beforehand, which hooks do not give.
    const answer = await fetch(address, { ...alone, method: 'POST' });
    return { kind: answer.ok ? 'sent' : 'refused', status: answer.status };
  } catch {
    // An answer that may not be read looks like none. Whether the host is there at all can be asked apart.
    return { kind: (await isReachable(new URL(address).origin)) ? 'unknown' : 'unreachable' };
  }
}

async function isReachable(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { ...alone, method: 'HEAD', mode: 'no-cors' });
    return true;
  } catch {
    return false;
  }
}
