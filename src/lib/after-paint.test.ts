import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint';

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
}

/** Animation frames come when the test says so. */
function holdFrames(): () => void {
  const waiting: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    waiting.push(callback),
  );
  return () => {
    for (const callback of waiting.splice(0)) callback(0);
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('afterPaint', () => {
  it('waits for the task behind the next frame', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    show('visible');
    const paint = holdFrames();
    const work = vi.fn();
    afterPaint(work);
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    paint();
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a frame that a tab behind others never gets', () => {
    show('hidden');
    holdFrames();
    const work = vi.fn();
    afterPaint(work);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
