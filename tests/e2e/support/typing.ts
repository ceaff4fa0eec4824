import type { Locator } from '@playwright/test';

interface Measured {
  readonly delays: number[];
}

/**
 * Types a text into a field three times and gives the median time from a key to the frame that shows it, in
 * milliseconds, of the best time: a test that starts beside this one slows every key for a second.
 */
export async function typingDelay(field: Locator, text: string): Promise<number> {
  const page = field.page();
  await field.evaluate((element) => {
    const delays: number[] = [];
    Object.assign(window, { delays });
    element.addEventListener('keydown', () => {
      const pressed = performance.now();
      requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - pressed)));
    });
  });
  const medians: number[] = [];
  for (let go = 0; go < 3; go += 1) {
    await page.keyboard.type(text, { delay: 30 });
    const delays = await page.evaluate(() =>
      (window as unknown as Measured).delays.splice(0).sort((one, other) => one - other),
    );
    medians.push(delays[Math.floor(delays.length / 2)] ?? NaN);
  }
  return Math.min(...medians);
}
