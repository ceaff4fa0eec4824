import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { emptyPost } from '../schema';
import { PreviewDialog } from './preview-dialog';

it('has the contents of a long article above its text, for there is no room beside it', () => {
  const content = ['Warp', 'Weft', 'Selvedge'].map((title) => `<h2>${title}</h2>`).join('');
  renderPage(
    <PreviewDialog
      id="a"
      post={null}
      values={{ ...emptyPost({ author: 'Asha' }), content }}
      onClose={vi.fn()}
    />,
  );
  const contents = screen.getByRole('navigation', { name: 'Contents of this article' });
  expect(within(contents).getAllByRole('link', { hidden: true })).toHaveLength(3);
});
