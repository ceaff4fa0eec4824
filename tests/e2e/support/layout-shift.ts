import type { Page } from '@playwright/test';

/**
 * Sums up from now on how much of each page jumps (cumulative layout shift, a share of the screen).
 * @returns a function that reads the sum of the present document
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // What moves is told after the frame that shows it.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return Number(Reflect.get(window, 'shift'));
    });
}
