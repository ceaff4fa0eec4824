import { beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from './entry';
import { defineReceipts } from './receipts';
import { removeResume, type Answer, type callFunction } from './service';

vi.mock('./service', () => ({ removeResume: vi.fn() }));

const state = { id: 'a', received_at: '2026-11-22T04:30:00Z', stage: 'interview' };
const sent: Entry = {
  id: 'a',
  key: 'k',
  kind: 'job-application',
  subject: 'job',
  title: 'Application',
  reference: 'CL-A',
  createdAt: '2026-11-22T04:30:00Z',
  topic: 't',
  isUpdate: false,
  state: 'sent',
  attempts: 1,
  nextAt: 0,
  receipt: 'secret',
};
const waiting: Entry = { ...sent, receipt: undefined, state: 'waiting', payload: { id: 'a' } };

let kept: Entry[];
const changed = vi.fn<(entry: Entry) => Promise<void>>();
const call = vi.fn<(name: string, parameters: object) => Answer<unknown>>();
const receipts = defineReceipts(
  {
    refresh: () => Promise.resolve(kept),
    change: changed,
    forget: (id: string) => {
      kept = kept.filter((entry) => entry.id !== id);
      return Promise.resolve(true);
    },
    inTurn: (work: () => Promise<void>) => work(),
  },
  ((name: string, parameters: object) =>
    Promise.resolve(call(name, parameters))) as typeof callFunction,
);
const done = (value: unknown): Answer<unknown> => ({ outcome: 'done', value });

beforeEach(() => {
  kept = [sent];
  for (const mock of [changed, call, vi.mocked(removeResume)]) mock.mockReset();
  call.mockReturnValue(done(true));
});

test('reading notes how things stand, fifty at a time, and leaves the last known without a network', async () => {
  kept = Array.from({ length: 60 }, (_one, number) => ({ ...sent, id: `a${number}` }));
  call.mockReturnValueOnce(done([{ ...state, id: 'a3' }]));
  call.mockReturnValueOnce({ outcome: 'away' });
  expect(await receipts.read()).toBe(false);
  const asked = call.mock.calls.map(([, body]) => (body as { receipts: unknown[] }).receipts);
  expect(asked.map((some) => some.length)).toEqual([50, 10]);
  expect(asked[0]?.[0]).toEqual({ id: 'a0', receipt: 'secret' });
  expect(changed).toHaveBeenCalledOnce();
  expect(changed.mock.lastCall?.[0]).toMatchObject({ id: 'a3', known: { stage: 'interview' } });
});

test('what has no receipt yet is not asked for', async () => {
  kept = [waiting];
  expect(await receipts.read()).toBe(true);
  expect(call).not.toHaveBeenCalled();
});

test('erasing takes the record, its file and the entry away', async () => {
  kept = [{ ...sent, resumePath: 'a/t.pdf' }];
  expect(await receipts.erase(sent)).toBe('erased');
  expect(call).toHaveBeenCalledExactlyOnceWith('erase_submission', {
    submission_id: 'a',
    receipt: 'secret',
  });
  expect(removeResume).toHaveBeenCalledWith('a/t.pdf', 'secret');
  expect(kept).toEqual([]);
});

test('erasing without a network changes nothing, nor does a receipt that opens nothing', async () => {
  call.mockReturnValueOnce({ outcome: 'away' });
  expect(await receipts.erase(sent)).toBe('unreachable');
  call.mockReturnValueOnce(done(false));
  expect(await receipts.erase(sent)).toBe('unknown');
  expect(kept).toEqual([sent]);
});

test('what never left is only forgotten', async () => {
  kept = [{ ...waiting, attempts: 0 }];
  expect(await receipts.erase(waiting)).toBe('erased');
  expect(call).not.toHaveBeenCalled();
  expect(kept).toEqual([]);
});

test('what may have arrived is asked for its receipt first', async () => {
  kept = [waiting];
  call.mockReturnValueOnce({ outcome: 'away' });
  expect(await receipts.erase(waiting)).toBe('unreachable');
  call.mockReturnValueOnce(done({ receipt: 'late' }));
  expect(await receipts.erase(waiting)).toBe('erased');
  expect(call).toHaveBeenLastCalledWith('erase_submission', {
    submission_id: 'a',
    receipt: 'late',
  });
});

test('a chosen slot is noted, and a refusal says why', async () => {
  call.mockReturnValueOnce(done(state));
  expect(await receipts.chooseSlot(sent, 's1')).toEqual(done(state));
  expect(changed.mock.lastCall?.[0]).toMatchObject({ known: state });
  const refusal: Answer<unknown> = { outcome: 'refused', reason: 'This time has passed' };
  call.mockReturnValueOnce(refusal);
  expect(await receipts.chooseSlot(sent, 's2')).toEqual(refusal);
  expect(changed).toHaveBeenCalledOnce();
});
