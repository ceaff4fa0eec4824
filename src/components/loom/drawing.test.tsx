import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hydrate } from '@/testing/hydrate';
import { Drawing } from './drawing';

const plan = vi.fn((d: string) => d);

function Page({ d, className }: { readonly d: string; readonly className?: string }) {
  return (
    <>
      <button>Beside it</button>
      <Drawing of={d} draw={() => <path d={plan(d)} />} className={className} />
    </>
  );
}

const pathIn = (page: HTMLElement | null) => page?.querySelector('path');

it('leaves the strokes of the build as they stand, and does not plan them again', async () => {
  const { button, update } = await hydrate(<Page d="M0 0" />);
  const page = button.parentElement;
  const path = pathIn(page);
  expect(path).toHaveAttribute('d', 'M0 0');
  expect(plan).toHaveBeenCalledTimes(1);
  await update(<Page d="M0 0" className="wide" />);
  expect(page?.querySelector('svg')).toHaveClass('wide');
  expect(pathIn(page)).toBe(path);
  expect(plan).toHaveBeenCalledTimes(1);
});

it('draws another one where that has its place', async () => {
  const { button, update } = await hydrate(<Page d="M0 0" />);
  await update(<Page d="M1 1" />);
  expect(button.parentElement?.querySelectorAll('svg')).toHaveLength(1);
  expect(pathIn(button.parentElement)).toHaveAttribute('d', 'M1 1');
});

it('draws what was not prerendered', () => {
  expect(pathIn(render(<Page d="M0 0" />).container)).toHaveAttribute('d', 'M0 0');
});
