import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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
