import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenNear } from './when-near';

let show: () => void;

beforeEach(() => {
  const far = document.createElement('section');
  far.id = 'far';
  document.body.replaceChildren(far);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        show = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = '';
});

async function isSettled(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), Promise.resolve().then(() => false)]);
}

test('waits until the part comes near the screen', async () => {
  const near = whenNear('far');
  expect(await isSettled(near)).toBe(false);
  show();
  await near;
});

test('waits no longer than the first act', async () => {
  const near = whenNear('far');
  expect(await isSettled(near)).toBe(false);
  document.dispatchEvent(new Event('pointerdown'));
  await near;
});

test('does not wait for a part that the address names, nor for one that is not there', async () => {
  await whenNear('missing');
  window.location.hash = '#far';
  await whenNear('far');
});
