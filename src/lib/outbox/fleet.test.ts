// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { badNetwork, seededRandom } from '@/testing/bad-network';
import { startVirtualClock } from '@/testing/virtual-clock';
import { createOutbox, type Outbox, type OutboxParts } from './create-outbox';
import type { Entry } from './entry';
import { callFunction } from './service';
import { referenceOf } from './submission';

const browsers = 200;
const recordsEach = 50;
const start = Date.parse('2026-11-22T04:30:00Z');
const hour = 3_600_000;

const random = seededRandom(13);
const between = (low: number, high: number) => low + random() * (high - low);
const later = (milliseconds: number, work: () => void) => void setTimeout(work, milliseconds);

function newId(): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The provider, as `submit_form` does it: the first one under an id makes the row, its key repeats the receipt. */
const rows = new Map<string, { readonly key: string; readonly message: string }>();
let requests = 0;

function take(body: string): Response {
  requests += 1;
  const { submission } = JSON.parse(body) as {
    submission: { id: string; key: string; message: string };
  };
  const { id, key, message } = submission;
  if (!rows.has(id)) rows.set(id, { key, message });
  const received_at = new Date(Date.now()).toISOString();
  return Response.json({ id, receipt: `${rows.get(id)?.key === key}-${id}`, received_at });
}

const seen = new Map<string, number>();
const network = badNetwork(random, seen);

/** Up to 40 seconds away: some give up before it answers. */
function delayed(send: () => Promise<Response>): Promise<Response> {
  const delay = random() < 0.03 ? between(15_000, 40_000) : between(20, 3_000);
  return new Promise((resolve, reject) => {
    later(delay, () => void send().then(resolve, reject));
  });
}

function fakeFetch(_address: string, { body, signal }: { body: string; signal: AbortSignal }) {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
  return Promise.race([network(() => delayed(() => Promise.resolve(take(body)))), aborted]);
}

const receipt = z.object({ id: z.string(), receipt: z.string(), received_at: z.string() });
const nothing = () => Promise.resolve({ outcome: 'away' } as const);

/** A browser with one or two tabs, which are reloaded now and then. */
function startBrowser(isShared: boolean): Map<string, Entry> {
  const kept = new Map<string, Entry>();
  let last: Promise<void> = Promise.resolve();
  const parts: OutboxParts = {
    storage: {
      list: () => Promise.resolve([...kept.values()]),
      put: (entry) => Promise.resolve(void kept.set(entry.id, entry as Entry)),
      replace: (entry) => {
        const isThere = kept.has(entry.id);
        if (isThere) kept.set(entry.id, entry as Entry);
        return Promise.resolve(isThere);
      },
      remove: (id) => Promise.resolve(kept.delete(id)),
      takeOver: () => Promise.resolve(),
    },
    submit: (submission) => callFunction('submit_form', { submission }, receipt),
    upload: nothing,
    erase: nothing,
    resumeOf: () => Promise.resolve(null),
    // One in ten has no locks: its tabs send at the same time.
    inTurn: isShared ? (work) => work() : (work) => (last = last.then(work)),
    mark: () => undefined,
    now: Date.now,
    random,
  };
  const tabs: Outbox[] = [createOutbox(parts), createOutbox(parts)];
  const reload = (index: number) => {
    tabs[index]?.stop();
    tabs[index] = createOutbox(parts);
    void tabs[index].sendNow();
  };
  for (let number = 0; number < recordsEach; number += 1) {
    later(between(0, 2 * hour), () => {
      const id = newId();
      const entry: Entry = {
        id,
        key: newId(),
        kind: 'contact-message',
        subject: '',
        title: 'Contact message',
        reference: referenceOf(id),
        createdAt: new Date(Date.now()).toISOString(),
        payload: {},
        topic: id,
        isUpdate: false,
        state: 'waiting',
        attempts: 0,
        nextAt: 0,
      };
      kept.set(id, { ...entry, payload: { id, key: entry.key, message: `of ${id}` } });
      void tabs[number % 2]?.enqueue(kept.get(id) ?? entry);
    });
  }
  for (let number = 0; number < 5; number += 1)
    later(between(0, 2 * hour), () => reload(number % 2));
  return kept;
}

beforeEach(() => {
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('window', { location: { origin: 'https://careerloom.example' } });
});
afterEach(() => vi.unstubAllGlobals());

test('200 browsers bring 10,000 records through a bad network, each exactly once', async () => {
  const began = performance.now();
  const clock = startVirtualClock(start);
  const fleet = Array.from({ length: browsers }, (_one, number) => startBrowser(number % 10 === 0));
  const all = () => fleet.flatMap((kept) => [...kept.values()]);
  let hours = 2;
  await clock.runUntil(start + hours * hour);
  while (all().some(({ state }) => state !== 'sent') && hours < 48) {
    hours += 1;
    await clock.runUntil(start + hours * hour);
  }
  const entries = all();
  expect(entries).toHaveLength(browsers * recordsEach);
  expect(rows.size).toBe(entries.length);
  expect(
    entries.filter(({ id, key, state }) => state !== 'sent' || rows.get(id)?.key !== key),
  ).toEqual([]);
  expect(entries.every(({ id, receipt }) => receipt === `true-${id}`)).toBe(true);
  expect([...rows].every(([id, { message }]) => message === `of ${id}`)).toBe(true);
  expect(entries.filter(({ payload }) => payload !== undefined)).toEqual([]);
  const faults = [...seen].map(([name, count]) => `${name} ${count}`).join(', ');
  process.stdout.write(
    `Fleet: ${rows.size} records of ${browsers} browsers, each once, by ${requests} requests in ${hours} h of their time and ${Math.round((performance.now() - began) / 1000)} s of ours (${faults})\n`,
  );
}, 60_000);
