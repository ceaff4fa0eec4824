import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '@/components/ui/dialog';
import { Toaster } from './toast';
import { readToasts, removeToast, showToast, TOAST_LIMIT } from './toast-store';

beforeEach(() => {
  for (const toast of readToasts()) {
    removeToast(toast.id);
  }
});

describe('the toast store', () => {
  it('keeps the newest within the limit', () => {
    for (let index = 1; index <= TOAST_LIMIT + 2; index += 1) {
      showToast({ title: `Message ${index}` });
    }
    expect(readToasts().map((toast) => toast.title)).toEqual([
      'Message 3',
      'Message 4',
      'Message 5',
    ]);
  });

  it('shows the same message once', () => {
    showToast({ title: 'Failed to update content status', variant: 'destructive' });
    showToast({ title: 'Failed to update content status', variant: 'destructive' });
    expect(readToasts()).toHaveLength(1);
  });
});

describe('Toaster', () => {
  it('shows a message sent from anywhere, and runs its action', async () => {
    const onAction = vi.fn();
    // jsdom has no pointer capture, which the swipe needs.
    HTMLElement.prototype.hasPointerCapture = () => false;
    render(<Toaster />);
    act(() => {
      showToast({ title: 'Post deleted', action: { label: 'Undo', onAction } });
    });
    expect(screen.getByText('Post deleted')).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledOnce();
  });

  it('lets the sentence stand alone and gives its reason on a line of its own', () => {
    render(<Toaster />);
    act(() => {
      showToast({
        title: 'Error',
        description: 'Failed to fetch users',
        reason: 'The server had a problem.',
        variant: 'destructive',
      });
    });
    expect(screen.getByText('Failed to fetch users')).toBeInTheDocument();
    expect(screen.getByText('The server had a problem.')).toBeInTheDocument();
  });
});

it('stays within reach of screen readers while a dialog is open', () => {
  render(<Toaster />);
  render(
    <Dialog open onOpenChange={vi.fn()} title="A dialog">
      Text
    </Dialog>,
  );
  act(() => {
    showToast({ title: 'Failed in a dialog', variant: 'destructive' });
  });
  expect(screen.getByRole('region', { name: /Notifications/ })).toHaveTextContent(
    'Failed in a dialog',
  );
});
