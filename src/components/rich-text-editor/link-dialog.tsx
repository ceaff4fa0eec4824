import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { LinkForm } from '@/components/own-content/link-form';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Adds, changes or removes the link under the cursor. Mounted only while open. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [initial] = useState(() => readLink(editor));

  function handleLink(href: string, words: string) {
    const chain = editor.chain().extendMarkRange('link');
    if (initial.needsWords) {
      chain.insertContent({
        type: 'text',
        text: words,
        marks: [{ type: 'link', attrs: { href } }],
      });
    } else {
      chain.setLink({ href });
    }
    chain.run();
    onClose();
  }

  function handleRemove() {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return <LinkForm {...initial} onLink={handleLink} onRemove={handleRemove} onClose={onClose} />;
}

function readLink(editor: Editor): { address: string; needsWords: boolean } {
  const href: unknown = editor.getAttributes('link')['href'];
  const address = typeof href === 'string' ? href : '';
  return { address, needsWords: address === '' && editor.state.selection.empty };
}
