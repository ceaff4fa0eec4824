import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

/** Does something, and waits for what React makes of it. */
export function settle(work: () => unknown): Promise<void> {
  return act(async () => {
    work();
    await Promise.resolve();
  });
}

/** Whether React has taken this element over. */
export function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber'));
}

/**
 * Hydrates a page as a build would have written it.
 * @returns its first button, whether React has taken that over, and what renders the page anew
 */
export async function hydrate(page: ReactNode) {
  vi.stubEnv('SSR', true);
  const html = renderToString(page);
  vi.unstubAllEnvs();
  const container = document.createElement('div');
  document.body.append(container);
  container.append(document.createRange().createContextualFragment(html));
  const button = container.querySelector('button');
  const onRecoverableError = vi.fn();
  const root = await act(async () => {
    await Promise.resolve();
    return hydrateRoot(container, page, { onRecoverableError });
  });
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
  if (!button) throw new Error('The page has no button.');
  return {
    button,
    isHydrated: () => isTakenOver(button),
    update: (next: ReactNode) => settle(() => root.render(next)),
  };
}
