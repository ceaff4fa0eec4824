import * as z from 'zod/mini';
import { env } from '@/config/env';
import type { ResumeFile } from '@/lib/storage/resume-files';

/**
 * What an attempt came to. `away`: no answer, or none that can be read, so that others would fare alike. `failed`: the
 * server could not do this one. `busy`: it asks for patience. `refused`: it never will.
 */
export type Answer<T> =
  | { readonly outcome: 'done'; readonly value: T }
  | { readonly outcome: 'away' | 'failed' }
  | { readonly outcome: 'busy'; readonly seconds: number }
  | { readonly outcome: 'refused'; readonly reason: string; readonly field?: string };

/** Milliseconds. A file of 5 MB needs two and a half minutes on a slow line. */
const PATIENCE = { call: 20_000, upload: 180_000 };

/** Seconds, where a server that asks for patience does not say how much. */
const USUAL_PAUSE = 60;
const LONGEST_PAUSE = 3_600;

const errorSchema = z.object({
  code: z.optional(z.string()),
  message: z._default(z.string(), ''),
  hint: z.optional(z.nullable(z.string())),
  statusCode: z.optional(z.union([z.string(), z.number()])),
});

interface Received {
  readonly status: number;
  readonly retryAfter: string | null;
  /** What the body holds; undefined where it is not JSON. */
  readonly body: unknown;
}

/** @returns null where no answer came in time */
async function request(
  path: string,
  init: Omit<RequestInit, 'headers'>,
  headers: Readonly<Record<string, string>>,
  patience: number,
): Promise<Received | null> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), patience);
  try {
    const response = await fetch(`${env.supabaseUrl}${path}`, {
      ...init,
      signal: control.signal,
      headers: { apikey: env.supabaseKey, ...headers },
    });
    const text = await response.text();
    return {
      status: response.status,
      retryAfter: response.headers.get('Retry-After'),
      body: parse(text),
    };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pauseOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return seconds > 0 ? Math.min(LONGEST_PAUSE, seconds) : USUAL_PAUSE;
}

/**
 * Calls a function of the database as a visitor. By `fetch`, because the client of the data API keeps the headers of
 * an answer to itself, among them how long a busy server asks us to wait.
 *
 * @param schema of the answer; what does not fit was not said by our server
 */
export async function callFunction<T>(
  name: string,
  parameters: object,
  schema: z.ZodMiniType<T>,
): Promise<Answer<T>> {
  const received = await request(
    `/rest/v1/rpc/${name}`,
    // What was sent with the last click still goes out while the page closes.
    { method: 'POST', body: JSON.stringify(parameters), keepalive: true },
    { 'Content-Type': 'application/json' },
    PATIENCE.call,
  );
  if (!received) return { outcome: 'away' };
  const { status, retryAfter, body } = received;
  if (status === 429) return { outcome: 'busy', seconds: pauseOf(retryAfter) };
  if (status >= 200 && status < 300) {
    const value = schema.safeParse(body);
    return value.success ? { outcome: 'done', value: value.data } : { outcome: 'away' };
  }
  const error = errorSchema.safeParse(body);
  if (status === 400 && error.success && error.data.code === '22023')
    return { outcome: 'refused', reason: error.data.message, field: error.data.hint ?? '' };
  return { outcome: 'failed' };
}

/** A file that is answered so will not be taken later, either; */
const FINAL = { from: 400, to: 500 };
/** unless it is not the file's fault: the key, the place, the time, too many. */
const PASSING = [401, 404, 408, 425, 429];

/**
 * Sends a résumé to the place that the provider named. One that is there already has arrived: the answer to an earlier
 * try was lost. As plain bytes, and without the SDK, whose weight visitors do without.
 */
export async function uploadResume(
  path: string,
  { type, bytes }: ResumeFile,
): Promise<Answer<true>> {
  const received = await request(
    `/storage/v1/object/resumes/${path}`,
    { method: 'POST', body: bytes },
    { Authorization: `Bearer ${env.supabaseKey}`, 'Content-Type': type, 'x-upsert': 'false' },
    PATIENCE.upload,
  );
  if (!received) return { outcome: 'away' };
  const error = errorSchema.safeParse(received.body);
  // Some storage versions answer 400 and put the real status into the body.
  const inner = Number(error.success ? error.data.statusCode : Number.NaN);
  const status = received.status >= 300 && inner >= 400 ? inner : received.status;
  if (status === 409) return { outcome: 'done', value: true };
  if (status === 429) return { outcome: 'busy', seconds: pauseOf(received.retryAfter) };
  if (received.body === undefined) return { outcome: 'away' };
  if (status >= 200 && status < 300) return { outcome: 'done', value: true };
  return status >= FINAL.from && status < FINAL.to && !PASSING.includes(status)
    ? { outcome: 'refused', reason: error.success ? error.data.message : '' }
    : { outcome: 'failed' };
}

/** Removes the résumé of an application that was erased by its receipt. Where it cannot be, the staff's list does it later. */
export async function removeResume(path: string, receipt: string): Promise<void> {
  // In the form for several files: of one that is gone already the other form makes an error on the console.
  await request(
    '/storage/v1/object/resumes',
    { method: 'DELETE', body: JSON.stringify({ prefixes: [path] }) },
    {
      Authorization: `Bearer ${env.supabaseKey}`,
      'Content-Type': 'application/json',
      'x-receipt': receipt,
    },
    PATIENCE.call,
  );
}
