import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 up to AA, and axe's best practices; nothing may be found. */
export async function expectAccessible(page: Page): Promise<void> {
  // The banner's links pass under its button; axe would judge them by where they are at that moment.
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Half faded in, nothing has its contrast yet. Spinners never end and are not waited for.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
  // What the browser leaves out until it is near has no place yet by which axe could judge what lies over what.
  await page.addStyleTag({ content: '[data-far] { content-visibility: visible !important; }' });
  const { violations } = await new AxeBuilder({ page })
    // In one piece, and with what is wrong alone: otherwise axe describes every element that is right, and sums up in a
    // page of its own, which takes two to three times as long.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      // Experimental: the name of a control holds what one reads on it, or nobody can speak to it.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  if (!isStill) await page.emulateMedia({ reducedMotion: null });
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(findings).toEqual([]);
}
