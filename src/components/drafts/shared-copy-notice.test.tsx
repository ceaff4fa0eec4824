import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { SharedCopy } from '@/lib/drafts/shared-copies';
import { SharedCopyNotice } from './shared-copy-notice';

const copy: SharedCopy = {
  version: 2,
  baseVersion: 4,
  baseFields: null,
  fields: { title: 'Later' },
  savedAt: '2026-11-22T10:00:00Z',
  savedByName: 'Asha Rao',
};

function Editor({ onUndo }: { readonly onUndo: () => void }) {
  const [isDiscarded, setDiscarded] = useState(false);
  return (
    <SharedCopyNotice
      noun="post"
      copy={isDiscarded ? null : copy}
      isApart={!isDiscarded}
      canPublish
      pending={false}
      onDiscard={() => setDiscarded(true)}
      canUndo={isDiscarded}
      onUndo={onUndo}
    />
  );
}

it('asks before changes are discarded, and leads back by keyboard alone', async () => {
  const onUndo = vi.fn();
  render(<Editor onUndo={onUndo} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await user.keyboard('{Escape}');
  expect(screen.getByText('These changes are not public yet')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The changes are discarded');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onUndo).toHaveBeenCalledOnce();
});
