import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { LateCode } from '@/lib/late-code';
import { Counter, Word } from '@/testing/word-counter';

const module = { Counter };
type Module = typeof module;

/** Does something, and waits for what React makes of it. */
function settle(work: () => unknown): Promise<void> {
  return act(async () => {
    work();
    await new Promise((done) => setTimeout(done));
  });
}

const waiting: (() => void)[] = [];

beforeEach(() => {
  vi.resetModules();
  waiting.length = 0;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

/** The browser has nothing else to do. */
function beIdle(): Promise<void> {
  return settle(() => {
    for (const work of waiting.splice(0)) work();
  });
}

/** A document of its own. The first fetch is answered when the test says so; the build has the code at hand. */
async function open() {
  const { lateCode } = await import('@/lib/late-code');
  const { standing } = await import('./standing');
  const { openAll } = await import('@/lib/nearness');
  let come: (value: Module) => void = () => undefined;
  const fetched = new Promise<Module>((resolve) => {
    come = resolve;
  });
  const make = (code: LateCode<Module>) =>
    standing(code, ({ Counter: Body }) => <Body />, <p>On its way</p>);
  const Built = make(lateCode(() => Promise.resolve(module)));
  const Part = make(lateCode(() => fetched));
  return { Built, Part, codeComes: () => settle(() => come(module)), openAll };
}

/** Hydrates a page as a build would have written it. */
async function hydrate() {
  const { Built, Part, codeComes, openAll } = await open();
  const page = (word: string, part: ReactNode) => (
    <Word value={word}>
      <h1>{word}</h1>
      {part}
    </Word>
  );
  vi.stubEnv('SSR', true);
  const { prelude } = await prerender(
    <>
      <h1>first</h1>
      <Built />
    </>,
  );
  vi.unstubAllEnvs();
  const container = document.body.appendChild(document.createElement('div'));
  const html = await new Response(prelude).text();
  container.append(document.createRange().createContextualFragment(html));
  const onRecoverableError = vi.fn();
  const root = await act(async () => {
    await Promise.resolve();
    return hydrateRoot(container, page('first', <Part />), { onRecoverableError });
  });
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
  const change = (word: string) =>
    settle(() => startTransition(() => root.render(page(word, <Part />))));
  return { button: screen.getByRole('button'), codeComes, openAll, change };
}

it('keeps its HTML until its code comes, and wakes up as it is', async () => {
  const { button, codeComes } = await hydrate();
  await settle(() => button.click());
  expect(button).toHaveTextContent('first 0');
  await codeComes();
  expect(screen.getByRole('button')).toBe(button);
  await settle(() => button.click());
  expect(button).toHaveTextContent('first 1');
});

it('holds up no change of the page, also when its code never comes', async () => {
  const { button, openAll, change } = await hydrate();
  openAll();
  await change('second');
  expect(screen.getByRole('heading')).toHaveTextContent('second');
  expect(screen.getByRole('button')).toBe(button);
  await change('third');
  expect(screen.getByRole('heading')).toHaveTextContent('third');
  expect(button).toHaveTextContent('first 0');
});

it('is replaced by what it is now when its code comes after a change of the page', async () => {
  const { openAll, change, codeComes } = await hydrate();
  openAll();
  await change('second');
  await codeComes();
  await beIdle();
  const button = screen.getByRole('button');
  expect(button).toHaveTextContent('second 0');
  await settle(() => button.click());
  expect(button).toHaveTextContent('second 1');
});

it('is not made anew before a change is shown, also when its code comes with it', async () => {
  const { button, openAll, change, codeComes } = await hydrate();
  openAll();
  await codeComes();
  await change('second');
  expect(screen.getByRole('heading')).toHaveTextContent('second');
  expect(screen.getByRole('button')).toBe(button);
  expect(button).toHaveTextContent('first 0');
  await beIdle();
  expect(screen.getByRole('button')).toHaveTextContent('second 0');
});

it('does again what is pressed between a change and the coming of its code, and keeps the focus', async () => {
  const { button, openAll, change, codeComes } = await hydrate();
  openAll();
  await change('second');
  await settle(() => {
    button.focus();
    button.click();
    // Beside it, which takes nothing back.
    button.parentElement?.click();
  });
  await codeComes();
  await beIdle();
  const now = screen.getByRole('button');
  expect(now).not.toBe(button);
  expect(now).toHaveTextContent('second 1');
  expect(now).toHaveFocus();
});

it('takes no focus where nobody was in it', async () => {
  const { openAll, change, codeComes } = await hydrate();
  openAll();
  await change('second');
  await codeComes();
  await beIdle();
  expect(screen.getByRole('button')).not.toHaveFocus();
  expect(screen.getByRole('button')).toHaveTextContent('second 0');
});

it('says that it is on its way where nothing was prerendered', async () => {
  const { Part, codeComes } = await open();
  render(<Part />);
  await settle(() => undefined);
  expect(screen.getByText('On its way')).toBeInTheDocument();
  await codeComes();
  expect(screen.getByRole('button')).toHaveTextContent('first 0');
});
