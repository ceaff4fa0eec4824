import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from '@/components/ui/dialog';
import { LazyToaster } from './lazy-toaster';
import { showToast } from './toast-store';

vi.mock('./toast', () => Promise.reject(new TypeError('Importing a module script failed.')));

it('N17: without the code of the toasts a visitor reads the message all the same, and can act on it', async () => {
  const onAction = vi.fn();
  const user = userEvent.setup();
  render(<LazyToaster />);
  act(() => {
    showToast({ title: 'Not sent', description: 'Storage is full.', reason: 'Why it is so.' });
    showToast({ title: 'Removed', action: { label: 'Undo', onAction } });
  });
  const [first, second] = await screen.findAllByRole('alert');
  expect(first).toHaveTextContent(/Not sent.*Storage is full\..*Why it is so\./);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(second).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each(['[MouseLeft]', '[TouchA]'])(
  'they can be acted on beside an open dialog, which stays: %s',
  async (keys) => {
    const onAction = vi.fn();
    const onOpenChange = vi.fn();
    render(
      <>
        {/* As in the application: a dialog hides nothing around what is live. */}
        <p aria-live="polite" />
        <LazyToaster />
        <Dialog open onOpenChange={onOpenChange} title="A form">
          <input aria-label="Name" />
        </Dialog>
      </>,
    );
    act(() => {
      showToast({ title: 'Removed', action: { label: 'Undo', onAction } });
    });
    const undo = await screen.findByRole('button', { name: 'Undo' });
    // The styles that are not loaded here give the application pointers of its own.
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.pointer({ keys, target: undo });
    expect(onAction).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
    await user.pointer({ keys, target: document.body });
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  },
);
