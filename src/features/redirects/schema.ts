import * as z from 'zod/mini';
import { limits } from '@/config/limits';
import { reservedPaths } from '@/config/built-in-paths';
import { isReservedSlug } from '@/config/reserved-slugs';
import { site } from '@/config/site';
import { oneLine } from '@/lib/one-line';
import { redirectKey } from '@/lib/redirects/redirect-target';
import { redirectStatuses } from './model';

/** Somebody who copies the whole address of a page of ours means its path. */
function withoutOrigin(address: string): string {
  const origins = [
    site.defaultUrl,
    typeof window === 'undefined' ? site.defaultUrl : window.location.origin,
  ];
  const origin = origins.find((one) => address === one || address.startsWith(`${one}/`));
  return origin === undefined ? address : address.slice(origin.length) || '/';
}

function withSlash(address: string): string {
  return /^[a-z0-9]/i.test(address) && !/^[a-z]+:/i.test(address) ? `/${address}` : address;
}

/** An old address as it is compared: its path alone, in lower case, without a slash at its end. */
export function cleanFrom(typed: string): string {
  const [path = ''] = withSlash(withoutOrigin(typed.trim())).split(/[?#]/);
  return path.toLowerCase().replace(/(.)\/+$/, '$1');
}

/** A new address as somebody means it who copied it from the bar of the browser, or forgot the slash. */
export function cleanTarget(typed: string): string {
  return withSlash(withoutOrigin(typed.trim()));
}

function isBuiltIn(path: string): boolean {
  const [, first = '', second = ''] = path.split('/');
  if (path === '/') return true;
  if (second === '' && isReservedSlug(first.split('.')[0] ?? '')) return true;
  return reservedPaths.some(
    (reserved) =>
      reserved === path || reserved === `/${first}/*` || reserved === `/${first}/${second}/*`,
  );
}

const ownTarget =
  /^\/(?:[a-z0-9][a-z0-9._~-]*(?:\/[a-z0-9][a-z0-9._~-]*)*\/?)?(?:\?[\w.~=&+%,/-]+)?(?:#[\w.~=&%/-]+)?$/i;
const webTarget =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]+|xn--[a-z0-9-]+)(?::\d+)?(?:\/[\w.~=&+%,@/-]*)?(?:\?[\w.~=&+%,/-]+)?(?:#[\w.~=&%/-]+)?$/i;

/** The form of a redirect; its output is what is stored, but for what the database leads over other redirects. */
export const redirectSchema = z.object({
  fromPath: z.pipe(
    z.pipe(z.string(), z.transform(cleanFrom)),
    z.string().check(
      z.refine((path) => path !== '', { error: 'The old address is required', abort: true }),
      z.refine((path) => path.length <= limits.redirectFrom, {
        error: `Use at most ${limits.redirectFrom} characters`,
        abort: true,
      }),
      z.refine((path) => !isBuiltIn(path), {
        error: 'This address belongs to a part of the site and cannot lead elsewhere',
        abort: true,
      }),
      z.refine(
        (path) => redirectKey(path) === path,
        'Begin with a slash, and use letters, digits, hyphens, dots and underscores: /old-page',
      ),
    ),
  ),
  toTarget: z.pipe(
    z.pipe(z.string(), z.transform(cleanTarget)),
    z.string().check(
      z.refine((target) => target !== '', { error: 'The new address is required', abort: true }),
      z.maxLength(limits.redirectTarget, `Use at most ${limits.redirectTarget} characters`),
      z.refine(
        (target) => ownTarget.test(target) || webTarget.test(target),
        'Give an address of this site, such as /courses, or one that begins with https://',
      ),
    ),
  ),
  status: z.enum(redirectStatuses),
  note: z.pipe(
    z.pipe(z.string(), z.transform(oneLine)),
    z
      .string()
      .check(z.maxLength(limits.redirectNote, `Use at most ${limits.redirectNote} characters`)),
  ),
});

export type RedirectInput = z.input<typeof redirectSchema>;
export type RedirectValues = z.output<typeof redirectSchema>;

/** A redirect as the dialog starts. */
export const blankRedirect: RedirectInput = {
  fromPath: '',
  toTarget: '',
  status: '301',
  note: '',
};
