import type { LoaderFunctionArgs } from 'react-router-dom';
import { readEmailLink, type EmailLink } from '@/lib/supabase/auth-links';

/** The address that a loader runs for, with the fragment, which requests never carry. */
function fullAddress(request: Request): string {
  const url = new URL(request.url);
  if (window.location.pathname === url.pathname && window.location.search === url.search) {
    url.hash = window.location.hash;
  }
  return url.href;
}

/** Takes the secrets out of the address bar and of the history; other parameters stay. */
function cleanAddressBar(): void {
  const url = new URL(window.location.href);
  for (const name of ['code', 'token_hash', 'type', 'error', 'error_code', 'error_description']) {
    url.searchParams.delete(name);
  }
  url.hash = '';
  window.history.replaceState(window.history.state, '', url);
}

/**
 * A loader that redeems the e-mail link in its address, once: links are good for one use, but loaders
 * run again. An AppError of `redeem` means that the link is still good; it then stays in the address.
 */
export function emailLinkLoader<T>(redeem: (link: EmailLink) => Promise<T>) {
  const outcomes = new Map<string, Promise<T>>();

  return async ({ request }: LoaderFunctionArgs): Promise<T> => {
    const address = fullAddress(request);
    const known = outcomes.get(address);
    if (known) return known;
    const link = readEmailLink(address);
    const promise = redeem(link);
    if (link.form === 'none') return promise;
    outcomes.set(address, promise);
    try {
      const outcome = await promise;
      cleanAddressBar();
      return outcome;
    } catch (error) {
      outcomes.delete(address);
      throw error;
    }
  };
}
