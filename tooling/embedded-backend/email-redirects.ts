import { AsyncLocalStorage } from 'node:async_hooks';

const askedFor = new AsyncLocalStorage<string>();

/**
 * The library ignores the `redirect_to` that recovery, sign-up and resend requests carry, and sends every
 * link to the site's root. The request's wish is kept here for as long as it is answered…
 */
export function keepRedirect<T>(request: Request, answer: () => T): T {
  const wish = new URL(request.url).searchParams.get('redirect_to');
  return wish === null ? answer() : askedFor.run(wish, answer);
}

/** …and put into the e-mail's link. Whether the address is allowed is checked when the link is opened. */
export function withKeptRedirect(text: string): string {
  const wish = askedFor.getStore();
  if (wish === undefined) return text;
  return text.replace(/(\bredirect_to=)[^\s&"<]*/g, `$1${encodeURIComponent(wish)}`);
}
