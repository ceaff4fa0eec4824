import type { Locator } from '@playwright/test';

/** Types into a field and gives the median time from a key to the frame that shows it, in milliseconds. */
export async function typingDelay(field: Locator, text: string): Promise<number> {
  await field.evaluate((element) => {
    const delays: number[] = [];
    Object.assign(window, { delays });
    element.addEventListener('keydown', () => {
      const pressed = performance.now();
      requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - pressed)));
    });
  });
  await field.page().keyboard.type(text, { delay: 30 });
  const delays = await field
    .page()
    .evaluate(() => (window as unknown as { delays: number[] }).delays);
  return [...delays].sort((one, other) => one - other)[Math.floor(delays.length / 2)] ?? NaN;
}
