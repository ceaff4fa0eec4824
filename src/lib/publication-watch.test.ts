import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPublications } from './publication-watch';
import { nextPublicationChange } from './supabase/publication-changes';

vi.mock('./supabase/publication-changes');

const ask = vi.mocked(nextPublicationChange);
const look = vi.fn(() => Promise.resolve());
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  ask.mockReset().mockResolvedValue(null);
  look.mockClear();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function watch() {
  stop = watchPublications(0, look);
  await vi.advanceTimersByTimeAsync(0);
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('an open page', () => {
  it('looks again when the database says that something has changed, and not before', async () => {
    ask.mockResolvedValueOnce(120);
    await watch();
    await pass(119);
    expect(ask).toHaveBeenCalledTimes(1);
    // The visitor's timer was early: the answer is the database's.
    ask.mockResolvedValueOnce(3);
    await pass(1);
    expect(look).not.toHaveBeenCalled();
    ask.mockResolvedValueOnce(0);
    await pass(3);
    expect(look).toHaveBeenCalledTimes(1);
    // For as long as it had not looked, and a little more.
    expect(ask.mock.lastCall).toEqual([128]);
  });

  it('asks every few minutes, for something may be scheduled meanwhile', async () => {
    await watch();
    await pass(899);
    expect(ask).toHaveBeenCalledTimes(3);
    ask.mockResolvedValueOnce(0);
    await pass(1);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('does not look for ever at the same change', async () => {
    ask.mockResolvedValueOnce(0);
    await watch();
    await pass(20);
    expect(ask.mock.lastCall).toEqual([25]);
    await pass(280);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('that is hidden asks when it is seen again, and only then', async () => {
    ask.mockResolvedValueOnce(60);
    await watch();
    hide(true);
    await pass(600);
    expect(ask).toHaveBeenCalledTimes(1);
    ask.mockResolvedValueOnce(0);
    hide(false);
    await pass(0);
    expect(ask.mock.lastCall).toEqual([605]);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('asks again after a failure, and never after it was left', async () => {
    ask.mockRejectedValueOnce(new Error('offline'));
    await watch();
    await pass(300);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
    await pass(1000);
    hide(false);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
