import { linkLimits } from '@/config/campaign-limits';
import { slugPattern } from '@/config/address-limits';

/** Whether a text is a name as links carry it. */
export function isUtmName(name: string): boolean {
  return name.length <= linkLimits.utm && slugPattern.test(name);
}

/** "Diwali Offer 2026" becomes `diwali-offer-2026`: one spelling, or one campaign would be counted as several. */
export function toUtmName(typed: string): string {
  return typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, linkLimits.utm)
    .replace(/^-+|-+$/g, '');
}

/** What a name is made of, for who wrote it in other letters. */
export const utmProblem = `Use letters from a to z, digits and hyphens, at most ${linkLimits.utm} characters`;

/** A typed name in the one spelling; what has no letter that a link can carry stays as it was typed, to be refused. */
export function tidyUtmName(typed: string): string {
  return toUtmName(typed) || typed.trim();
}

/** Without what people vary by chance: hyphens, a plural's s. */
function bare(name: string): string {
  return name.replaceAll('-', '').replace(/s$/, '');
}

/** Whether one of two names can be made of the other by one letter more, less or another one. */
function differsByOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1);
}

/**
 * An earlier name that somebody probably meant: `news-letter` beside `newsletter`. Names of four letters and less differ
 * too easily by one.
 *
 * @param name as links carry it
 */
export function nearName(name: string, known: readonly string[]): string | undefined {
  if (name === '' || known.includes(name)) return undefined;
  return known.find(
    (other) => bare(other) === bare(name) || (name.length > 4 && differsByOne(name, other)),
  );
}
