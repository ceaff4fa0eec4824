import type { Editor } from '@tiptap/core';
import { useId, useState, type SubmitEvent } from 'react';
import { FieldFrame } from '@/components/form/field-frame';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { toLinkAddress } from './link-address';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Adds, changes or removes the link under the cursor. Mounted only while open. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const formId = useId();
  const [initial] = useState(() => readLink(editor));
  const [address, setAddress] = useState(initial.address);
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    // In React's tree this form sits inside the editor's form.
    event.stopPropagation();
    if (initial.address !== '' && address.trim() === '') {
      handleRemove();
      return;
    }
    const href = toLinkAddress(address);
    if (href === null) {
      setError('Enter an address such as https://example.com, mailto:name@example.com or /blogs.');
      return;
    }
    const chain = editor.chain().extendMarkRange('link');
    if (initial.needsWords) {
      chain.insertContent({
        type: 'text',
        text: words.trim() || address.trim(),
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

  return (
    <FormDialog
      open
      isDirty={address !== initial.address || words !== ''}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={initial.address === '' ? 'Add a link' : 'Change the link'}
      footer={
        <>
          {initial.address === '' ? null : (
            <Button variant="quiet" onClick={handleRemove}>
              Remove link
            </Button>
          )}
          <Button variant="primary" type="submit" form={formId}>
            {initial.address === '' ? 'Add link' : 'Change link'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="space-y-4">
        <FieldFrame
          label="Address"
          error={error}
          hint="A web address, an e-mail address or a page of this site."
          required
        >
          {(wiring) => (
            <Input
              {...wiring}
              value={address}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setAddress(event.target.value)}
            />
          )}
        </FieldFrame>
        {initial.needsWords ? (
          <FieldFrame label="Text" hint="What readers see. Without it the address itself is shown.">
            {(wiring) => (
              <Input {...wiring} value={words} onChange={(event) => setWords(event.target.value)} />
            )}
          </FieldFrame>
        ) : null}
      </form>
    </FormDialog>
  );
}

function readLink(editor: Editor): { address: string; needsWords: boolean } {
  const href: unknown = editor.getAttributes('link')['href'];
  const address = typeof href === 'string' ? href : '';
  return { address, needsWords: address === '' && editor.state.selection.empty };
}
