import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Whether the application answers in a part of a prerendered page; until then the browser answers alone.
 * @param begins to use the page with it, as who begins to read: some parts wait for a visitor
 */
export function isAwake(part: Locator, begins = false): Promise<boolean> {
  return part.evaluate((element, isUsed) => {
    if (isUsed) dispatchEvent(new Event('scroll'));
    return Object.keys(element).some((key) => key.startsWith('__react'));
  }, begins);
}

/** Waits until the application answers in a part of a prerendered page. */
export async function waitUntilAwake(part: Locator): Promise<void> {
  await expect.poll(() => isAwake(part, true)).toBe(true);
}

/** Opens a prerendered page and waits until its header is hydrated and answers clicks. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilAwake(page.getByRole('banner').getByRole('link').first());
}

/** Opens the list of articles at an address and waits until it shows what it found. */
export async function openList(page: Page, address = '/blogs'): Promise<void> {
  await openHydrated(page, address);
  await expect(page.getByRole('status', { name: 'Loading articles' })).toHaveCount(0);
}

/** A door that a delayed answer waits at. */
export function makeGate(): { readonly passed: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
