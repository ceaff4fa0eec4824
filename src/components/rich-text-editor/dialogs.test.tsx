import { Editor } from '@tiptap/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { editorExtensions } from './extensions';
import { LinkDialog } from './link-dialog';
import { PictureDialog } from './picture-dialog';
import { PicturesDialog } from './pictures-dialog';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

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
  ['link', LinkDialog, 'Address'],
  ['picture', PictureDialog, 'Alternative text'],
  ['pictures', PicturesDialog, 'Alternative text of picture 2'],
] as const)('the dialog of the %s', (_name, Dialog, label) => {
  it('asks before Escape throws away what was typed', async () => {
    const onClose = vi.fn();
    const user = userEvent.setup();
    render(<Dialog editor={openEditor()} positions={[0, 1]} onClose={onClose} />);
    const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
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
