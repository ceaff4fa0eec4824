import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit name</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Your name" description="Shown to the team.">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

it('is named and described, and gives the focus back when it closes', async () => {
  render(<Example />);
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Edit name' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Your name' });
  expect(dialog).toHaveAccessibleDescription('Shown to the team.');
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

it('stays open while the work is pending and shows what failed', async () => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  const shared = { open: true, onOpenChange, onConfirm, title: 'Delete', description: 'For good.' };
  const { rerender } = render(
    <ConfirmDialog {...shared} confirmLabel="Delete" pending pendingLabel="Deleting…" />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Deleting…' }));
  await user.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
  rerender(<ConfirmDialog {...shared} confirmLabel="Delete" error="Failed to delete" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to delete');
});
