import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarlyActs } from './lib/early-acts';

/** Stands for `boot.ts`: says that it was evaluated. */
let count = 0;
const boots = vi.fn();
Object.assign(globalThis, { boots });

function bootScript(): string {
  count += 1;
  return `data:text/javascript,boots(${count})`;
}

/** A page of the build, and the script that stands in it. */
async function open(script: string, state: DocumentReadyState): Promise<void> {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  root.dataset['scripts'] = `${script} /assets/main.js`;
  vi.resetModules();
  await import('./page-start');
}

const sentFor = () => [...document.head.querySelectorAll('link')].map(({ rel }) => rel);
/** Frames are painted when the test says so. */
let paint: () => void;

beforeEach(() => {
  const frames: FrameRequestCallback[] = [];
  paint = () => frames.splice(0).forEach((callback) => callback(0));
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  vi.restoreAllMocks();
  boots.mockClear();
});

test('asks for no script before the page is loaded and painted', async () => {
  await open(bootScript(), 'interactive');
  paint();
  expect(sentFor()).toEqual([]);
  dispatchEvent(new Event('load'));
  expect(sentFor()).toEqual([]);
  paint();
  await vi.waitFor(() => expect(boots).toHaveBeenCalledOnce());
  expect(sentFor()).toEqual(['modulepreload', 'modulepreload']);
});

test('waits for the paint alone where the page is loaded already', async () => {
  await open(bootScript(), 'complete');
  expect(sentFor()).toEqual([]);
  paint();
  await vi.waitFor(() => expect(boots).toHaveBeenCalledOnce());
});

test.each(['pointerdown', 'keydown', 'focusin'])('waits no longer than until a %s', async (act) => {
  await open(bootScript(), 'interactive');
  dispatchEvent(new Event(act));
  await vi.waitFor(() => expect(boots).toHaveBeenCalledOnce());
  dispatchEvent(new Event('load'));
  paint();
  dispatchEvent(new Event(act));
  await new Promise((done) => setTimeout(done));
  expect(boots).toHaveBeenCalledOnce();
});

test('keeps what is done in the meantime, until the application listens', async () => {
  await open(bootScript(), 'interactive');
  const button = document.body.appendChild(document.createElement('button'));
  button.click();
  button.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  expect(takeEarlyActs().map(({ type, target }) => [type, target])).toEqual([
    ['click', button],
    ['keydown', button],
  ]);
  expect(takeEarlyActs()).toEqual([]);
});

// Last, for these pages go on asking.
test.each(['online', 'keydown'])(
  'asks again at the next %s for what has not come',
  async (cause) => {
    await open('data:text/javascript,throw(0)', 'complete');
    paint();
    await vi.waitFor(() => expect(sentFor()).toHaveLength(2));
    document.head.replaceChildren();
    await vi.waitFor(() => {
      dispatchEvent(new Event(cause));
      expect(sentFor()).toHaveLength(2);
    });
  },
);
