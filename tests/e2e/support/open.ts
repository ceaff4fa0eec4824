import { expect, type Page } from '@playwright/test';

/** Opens a prerendered page and waits until it is hydrated and answers clicks. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const links = page.getByRole('banner').getByRole('link');
  await expect
    .poll(() =>
      links.first().evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
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
