import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
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

it('can be clicked beside a dialog that was opened after it, and leaves that open', async () => {
  HTMLElement.prototype.hasPointerCapture = () => false;
  const onAction = vi.fn();
  const onOpenChange = vi.fn();
  const page = (open: boolean) => (
    <>
      <Toaster />
      <Dialog open={open} onOpenChange={onOpenChange} title="A dialog">
        Text
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  act(() => {
    showToast({ title: 'Post deleted', action: { label: 'Undo', onAction } });
  });
  rerender(page(true));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
});

describe('Escape while a message shows', () => {
  it('leaves Escape to the dialog that is open under it', async () => {
    const user = userEvent.setup();
    const onOpenChange = vi.fn();
    render(
      <>
        <Dialog open onOpenChange={onOpenChange} title="A picture">
          <button type="button">Choose</button>
        </Dialog>
        <Toaster />
      </>,
    );
    act(() => {
      showToast({ title: 'Failed to save blog post', variant: 'destructive' });
    });
    screen.getByRole('button', { name: 'Choose' }).focus();
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.getByText('Failed to save blog post')).toBeInTheDocument();
  });

  it('closes at Escape where no dialog is open', async () => {
    render(<Toaster />);
    act(() => {
      showToast({ title: 'Saved' });
    });
    await userEvent.setup().keyboard('{Escape}');
    expect(readToasts().filter((toast) => toast.open)).toEqual([]);
  });

  it.each([true, false])(
    'gives Escape to the innermost of two dialogs, once, and never while it works: %s',
    async (pending) => {
      const outer = vi.fn();
      const inner = vi.fn();
      render(
        <>
          <Dialog open onOpenChange={outer} title="A form">
            <ConfirmDialog
              open
              onOpenChange={inner}
              title="Close without saving?"
              description="What you have filled in here would be lost."
              confirmLabel="Close"
              pending={pending}
              onConfirm={vi.fn()}
            />
          </Dialog>
          <Toaster />
        </>,
      );
      act(() => {
        showToast({ title: 'Error' });
      });
      screen.getByRole('button', { name: 'Cancel' }).focus();
      await userEvent.setup().keyboard('{Escape}');
      expect(inner).toHaveBeenCalledTimes(pending ? 0 : 1);
      expect(outer).not.toHaveBeenCalled();
    },
  );
});
