import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SaveState, type SaveStatus } from '@/components/feedback/save-state';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';

function List() {
  const [state, setState] = useState<'failed' | 'empty' | 'there'>('failed');
  return (
    <section aria-label="Library">
      {state === 'failed' ? (
        <div>
          <ErrorState title="Failed" onRetry={() => setState('empty')} />
        </div>
      ) : null}
      {state === 'empty' ? (
        <EmptyState
          title="Nothing found"
          action={<Button onClick={() => setState('there')}>Clear Filters</Button>}
        />
      ) : null}
      {state === 'there' ? <button type="button">First</button> : null}
    </section>
  );
}

it('leaves the focus where the part was, and Tab goes on from there', async () => {
  render(
    <>
      <button type="button">Before</button>
      <List />
    </>,
  );
  const person = userEvent.setup();
  const library = screen.getByRole('region', { name: 'Library' });
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(library).toHaveFocus();
  await person.tab();
  await person.keyboard('{Enter}');
  expect(library).toHaveFocus();
  await person.tab();
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  expect(library).not.toHaveAttribute('tabindex');
});

it('takes the focus from nobody else', async () => {
  render(
    <>
      <input aria-label="Search" />
      <List />
    </>,
  );
  const person = userEvent.setup();
  const box = screen.getByRole('textbox', { name: 'Search' });
  const retry = screen.getByRole('button', { name: 'Retry' });
  box.focus();
  act(() => retry.click());
  await person.keyboard('loom');
  expect(box).toHaveValue('loom');
});

function Editor() {
  const [status, setStatus] = useState<SaveStatus>('failed');
  return <SaveState status={status} onRetry={() => setStatus('saved')} />;
}

it('keeps the focus at the line that says how a save went', async () => {
  render(<Editor />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getByRole('status')).toHaveFocus();
});
