import * as z from 'zod/mini';
import { isSecretAddress, isStaffArea } from '@/config/areas';
import { DAY_MS } from '@/lib/ist';
import { isUnseen, withoutDirectionMarks } from '@/lib/hidden-text';
import { instant } from '@/lib/storage/define-records';
import { defineStore } from '@/lib/storage/define-store';
import { visitorKeys } from '@/lib/storage/visitor-keys';

/** Characters of each text; the database takes no more. */
const LONGEST = 200;
/** Days after which a visit says nothing about a lead any more. */
const MEMORY_DAYS = 90;

const utmFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

const short = z.optional(z.string().check(z.maxLength(LONGEST)));

const touchSchema = z.object({
  /** Where the visit began, without the query. */
  path: short,
  /** The host that led here. */
  referrer: short,
  utm_source: short,
  utm_medium: short,
  utm_campaign: short,
  utm_term: short,
  utm_content: short,
  at: instant,
});

const sourceSchema = z.object({ first: z.optional(touchSchema), last: z.optional(touchSchema) });

type Touch = z.infer<typeof touchSchema>;
export type VisitSource = z.infer<typeof sourceSchema>;

const store = defineStore<VisitSource>({
  key: visitorKeys.visitSource,
  schema: sourceSchema,
  fallback: {},
});

/** What was asked of every site by the browser's setting: that nobody keeps how one moves about. */
function wantsPrivacy(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** A text of somebody else's link, as it can be shown and kept. */
function clean(text: string | null): string | undefined {
  const seen = withoutDirectionMarks(text ?? '')
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .replace(/[\uD800-\uDBFF]$/, '');
  return isUnseen(seen) ? undefined : seen;
}

/** A name; what else may stand there (an address in brackets) leads nobody anywhere. */
function hostOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return /^[A-Za-z0-9._-]{1,200}$/.test(hostname) ? hostname : undefined;
}

/**
 * What one visit tells of how somebody came.
 * @param address that the visit began with
 * @param referrer as the document gives it, or empty
 */
export function touchOf(address: string, referrer: string, now: Date): Touch {
  const { pathname, searchParams, hostname } = new URL(address);
  const host = hostOf(referrer);
  const utm = utmFields.map((name) => [name, clean(searchParams.get(name))] as const);
  const texts = { path: clean(pathname), referrer: host === hostname ? undefined : host };
  const known = Object.entries({ ...texts, ...Object.fromEntries(utm) }).filter(
    ([, text]) => text !== undefined,
  );
  return { ...Object.fromEntries(known), at: now.toISOString() };
}

/** Whether somebody led the visitor here; who types the address, or reloads, comes by himself. */
function isLed(touch: Touch): boolean {
  return touch.referrer !== undefined || utmFields.some((name) => touch[name] !== undefined);
}

function isRemembered(touch: Touch | undefined, now: Date): touch is Touch {
  return touch !== undefined && now.getTime() - Date.parse(touch.at) < MEMORY_DAYS * DAY_MS;
}

/** What is known so far, of the last ninety days; undefined where nothing is, or must not be. */
export function readSource(now: Date): VisitSource | undefined {
  if (wantsPrivacy()) return undefined;
  const { first, last } = store.get();
  const kept = {
    ...(isRemembered(first, now) ? { first } : {}),
    ...(isRemembered(last, now) ? { last } : {}),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** Keeps by which address this visit began: the first of all, and the last one to which somebody led. */
export function recordVisit(address: string, referrer: string, now: Date): void {
  if (wantsPrivacy()) {
    if (Object.keys(store.get()).length > 0) store.clear();
    return;
  }
  const { pathname } = new URL(address);
  if (isStaffArea(pathname) || isSecretAddress(pathname)) return;
  const known = readSource(now);
  const touch = touchOf(address, referrer, now);
  if (!known?.first) store.keep({ first: touch, last: touch });
  else if (isLed(touch)) store.keep({ first: known.first, last: touch });
}

/** With what this document was opened, before the visitor went on to other pages. */
function firstAddress(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && URL.canParse(entry.name) ? entry.name : window.location.href;
}

let isNoted = false;

/** Notes this visit, once for each document. */
export function noteThisVisit(now: Date): void {
  if (isNoted) return;
  isNoted = true;
  recordVisit(firstAddress(), document.referrer, now);
}
