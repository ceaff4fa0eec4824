import type { Page } from '@playwright/test';

/** Milliseconds from an event to what was seen of it. */
export interface Answer {
  /** To the next frame, whatever it shows; 16 stands for anything quicker. */
  readonly frame: number;
  /** To the frame that shows the answer. */
  readonly answer: number;
}

type Kind = 'click' | 'keydown' | 'change';

interface Probe {
  readonly arm: (kind: Kind, isAnswered: () => boolean) => void;
  readonly seen: () => Promise<Answer>;
  /** How often a field was changed. */
  changes: number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in every page before its own scripts. */
function installProbe(): void {
  let promise: Promise<Answer> | undefined;
  let slowest = 16;
  let armedAt = 0;
  /** To be called whenever the page may show the answer. */
  let look = () => {};
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= armedAt) slowest = Math.max(slowest, duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  const probe: Probe = {
    changes: 0,
    arm(kind, isAnswered) {
      armedAt = performance.now();
      slowest = 16;
      promise = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error('No answer in half a minute.')), 30_000);
        const watch = ({ timeStamp }: Event) => {
          look = () => {
            if (!isAnswered()) return;
            look = () => {};
            requestAnimationFrame(() => {
              // A message arrives after the frame has been painted.
              const channel = new MessageChannel();
              channel.port1.onmessage = () => {
                const answer = performance.now() - timeStamp;
                // The browser tells how long an event took after the frame that ended it.
                setTimeout(() => resolve({ frame: slowest, answer }), 100);
              };
              channel.port2.postMessage(null);
            });
          };
          look();
        };
        addEventListener(kind, watch, { capture: true, once: true });
      });
    },
    seen: () => promise ?? Promise.reject(new Error('Nothing is measured.')),
  };
  window.probe = probe;
  const change = () => {
    probe.changes += 1;
    look();
  };
  // Told of what changes: to look at each frame would make the browser draw frames that nobody else asks for.
  // Editors that take a key themselves change the page without an event of input.
  new MutationObserver((records) => {
    if (records.some(({ type }) => type !== 'attributes')) change();
    else look();
  }).observe(document, { subtree: true, characterData: true, childList: true, attributes: true });
  addEventListener('input', change, { capture: true });
  addEventListener('focusin', () => look(), { capture: true });
}

/** Before the page is opened. */
export async function addProbe(page: Page): Promise<void> {
  // What the compiler of this file calls to keep the names of functions.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(installProbe);
}

/**
 * Measures one act.
 * @param isAnswered runs in the page with each change of it: whether it shows the answer; it sees nothing but the page
 * @param act does what the person does, with one event of that kind
 */
export async function timeAnswer(
  page: Page,
  kind: Kind,
  isAnswered: () => boolean,
  act: () => Promise<unknown>,
): Promise<Answer> {
  await page.evaluate(`window.probe.arm('${kind}', ${isAnswered.toString()})`);
  await act();
  return page.evaluate(() => window.probe.seen());
}

/** Types one key and waits until a frame shows it. */
export async function timeKey(page: Page, key: string): Promise<Answer> {
  await page.evaluate(() => {
    window.probe.changes = 0;
  });
  return timeAnswer(
    page,
    'keydown',
    () => window.probe.changes > 0,
    () => page.keyboard.press(key === ' ' ? 'Space' : key),
  );
}

/** A moment as between pointing at something and pressing it, and until the page has nothing to do. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 2000 }), 100);
      }),
  );
}
