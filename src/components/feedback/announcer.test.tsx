import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { announce, Announcer } from './announcer';

it('says what it is told, and the same once more, without a rendering that would interrupt another', () => {
  const onRender = vi.fn();
  const page = (
    <Profiler id="announcer" onRender={onRender}>
      <Announcer />
    </Profiler>
  );
  const { rerender, unmount } = render(page);
  const region = screen.getByRole('status');
  act(() => announce('Courses'));
  expect(region).toHaveTextContent('Courses');
  const { textContent } = region;
  act(() => announce('Courses'));
  expect(region.textContent).not.toBe(textContent);
  expect(region).toHaveTextContent('Courses');
  expect(onRender).toHaveBeenCalledOnce();
  // Whatever is rendered around it.
  rerender(<div>{page}</div>);
  rerender(<div>{page}</div>);
  act(() => announce('Events'));
  expect(screen.getByRole('status')).toHaveTextContent('Events');
  unmount();
  expect(() => announce('Nobody')).not.toThrow();
});
