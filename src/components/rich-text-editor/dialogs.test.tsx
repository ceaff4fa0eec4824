import { Editor } from '@tiptap/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { brokenBackend, fakeDataApi, postRow, rows } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { editorExtensions } from './extensions';
import { LinkDialog } from './link-dialog';
import { PictureDialog } from './picture-dialog';
import { PicturesDialog } from './pictures-dialog';

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

// Reading a chunk for the first time may take longer than a test waits.
beforeAll(() => import('@/lib/own-content/built-in-targets'));

let editor: Editor | undefined;
afterEach(() => {
  editor?.destroy();
  vi.unstubAllGlobals();
});

function openEditor(): Editor {
  const figure = '<figure><img src="/storage/v1/object/public/blog-images/a.webp" alt=""></figure>';
  editor = new Editor({
    extensions: editorExtensions(''),
    content: `${figure}${figure}<p>Words</p>`,
  });
  editor.commands.setNodeSelection(0);
  return editor;
}

describe.each([
  ['link', LinkDialog, 'combobox', 'Address'],
  ['picture', PictureDialog, 'textbox', 'Alternative text'],
  ['pictures', PicturesDialog, 'textbox', 'Alternative text of picture 2'],
] as const)('the dialog of the %s', (_name, Dialog, role, label) => {
  it('asks before Escape throws away what was typed', async () => {
    fakeDataApi(() => rows());
    const onClose = vi.fn();
    const user = userEvent.setup();
    renderPage(<Dialog editor={openEditor()} positions={[0, 1]} onClose={onClose} />);
    const field = screen.getByRole(role, { name: new RegExp(`^${label}`) });
    await user.type(field, 'a loom');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(field).toHaveValue('a loom');
    expect(onClose).not.toHaveBeenCalled();
    await user.clear(field);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('linking to something of this site', () => {
  const timed = { publish_at: null, unpublish_at: null };
  const post = (id: number, status: string) => ({
    ...postRow(id, { title: `Loom care ${id}` }),
    ...timed,
    status,
  });
  const page = { id: 'p', slug: 'looms', title: 'Our looms', status: 'published', ...timed };

  function open() {
    const api = fakeDataApi(({ target }) => {
      if (target === 'rpc/search_posts') return rows(post(1, 'draft'), post(2, 'published'));
      return target === 'rpc/search_pages' ? rows(page) : rows();
    });
    const current = openEditor();
    current.commands.setTextSelection(current.state.doc.content.size - 1);
    renderPage(<LinkDialog editor={current} onClose={vi.fn()} />);
    const field = screen.getByRole('combobox', { name: /^Address/ });
    return { api, current, field, user: userEvent.setup() };
  }

  it('finds it by words of its title, what is public first, and links by its title', async () => {
    const { api, current, field, user } = open();
    await user.type(field, 'loom');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Loom care 2Article',
      'Our loomsPage',
      'Loom care 1Article · Draft',
    ]);
    expect(api.requests.map(({ body }) => body['term'])).toEqual(['loom', 'loom']);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('/looms');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    expect(current.getHTML()).toContain('<a href="/looms">Our looms</a>');
  });

  it('lets a draft be linked to, and says what that means', async () => {
    const { field, user } = open();
    await user.type(field, 'loom');
    await user.click(await screen.findByRole('option', { name: /Loom care 1/ }));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Article: Loom care 1. This is a draft: whoever follows the link finds nothing until it is published.',
    );
  });

  it('offers what is built in when the rest cannot be searched', async () => {
    const { api, field, user } = open();
    api.answer = brokenBackend;
    await user.type(field, 'refund');
    expect(await screen.findByRole('option', { name: /Refund policy/i })).toHaveTextContent('Site');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Articles and pages could not be searched',
      ),
    );
  });

  it('makes an absolute address of this site one from its root, however it came', async () => {
    const { current, field, user } = open();
    await user.type(field, `${window.location.origin}/faq`);
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    expect(current.getHTML()).toContain('href="/faq"');
    const { length } = current.getHTML();
    current.commands.insertContent(`<a href="${window.location.origin}/about">About us</a>`);
    expect(current.getHTML().slice(length - 20)).toContain('<a href="/about">About us</a>');
    current.commands.insertContent('<a href="https://example.com/about">Others</a>');
    expect(current.getHTML()).toContain('<a href="https://example.com/about">Others</a>');
  });
});
