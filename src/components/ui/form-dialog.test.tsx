import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';
import { DialogClose } from './dialog';
import { FormDialog } from './form-dialog';

function open(isDirty: boolean | (() => boolean)) {
  const onOpenChange = vi.fn();
  render(
    <FormDialog
      open
      isDirty={isDirty}
      onOpenChange={onOpenChange}
      title="Describe"
      footer={
        <DialogClose>
          <Button>Done</Button>
        </DialogClose>
      }
    >
      <input aria-label="Text" />
    </FormDialog>,
  );
  return { user: userEvent.setup(), onOpenChange };
}

const outside = () => screen.getByRole('dialog').parentElement ?? document.body;
const question = () => screen.queryByRole('alertdialog', { name: 'Close without saving?' });

const ways: readonly (readonly [
  string,
  (user: ReturnType<typeof userEvent.setup>) => Promise<void>,
])[] = [
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['the cross', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['the outside', (user) => user.click(outside())],
  ['a button that closes', (user) => user.click(screen.getByRole('button', { name: 'Done' }))],
];

describe.each(ways)('a dialog with a form and %s', (_name, leave) => {
  it('asks when something is filled in, and stays on "Stay"', async () => {
    const { user, onOpenChange } = open(() => true);
    await leave(user);
    await user.click(within(question() ?? document.body).getByRole('button', { name: 'Stay' }));
    expect(question()).not.toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
    await leave(user);
    await user.click(screen.getByRole('button', { name: 'Close without saving' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('closes at once when nothing is', async () => {
    const { user, onOpenChange } = open(false);
    await leave(user);
    expect(question()).not.toBeInTheDocument();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});
