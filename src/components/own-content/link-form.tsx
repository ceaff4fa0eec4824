import { useId, useState, type SubmitEvent } from 'react';
import { FieldFrame } from '@/components/form/field-frame';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { toOwnPath } from '@/lib/own-content/own-path';
import { toLinkAddress } from './link-address';
import { OwnAddressField } from './own-address-field';

export interface LinkFormProps {
  /** Of the link that is changed; '' for a new one. */
  readonly address: string;
  /** Nothing is selected that could become the link. */
  readonly needsWords: boolean;
  /** @param words '' where the selection becomes the link */
  readonly onLink: (href: string, words: string) => void;
  readonly onRemove?: () => void;
  readonly onClose: () => void;
}

/** Asks where a link leads, for every text editor. Mounted only while open. */
export function LinkForm({ onLink, onRemove, onClose, ...start }: LinkFormProps) {
  const formId = useId();
  const [initial] = useState(start);
  const [address, setAddress] = useState(initial.address);
  // What was chosen, until something else is typed.
  const [title, setTitle] = useState<string>();
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const isNew = initial.address === '';

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    // In React's tree this form sits inside the editor's form.
    event.stopPropagation();
    if (onRemove && !isNew && address.trim() === '') {
      onRemove();
      return;
    }
    const href = toLinkAddress(address);
    if (href === null) {
      setError('Enter an address such as https://example.com, mailto:name@example.com or /blogs.');
      return;
    }
    const own = toOwnPath(href);
    onLink(own, initial.needsWords ? words.trim() || title || address.trim() : '');
  }

  return (
    <FormDialog
      open
      isDirty={address !== initial.address || words !== ''}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isNew ? 'Add a link' : 'Change the link'}
      footer={
        <>
          {isNew || !onRemove ? null : (
            <Button variant="quiet" onClick={onRemove}>
              Remove link
            </Button>
          )}
          <Button variant="primary" type="submit" form={formId}>
            {isNew ? 'Add link' : 'Change link'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="space-y-4">
        <OwnAddressField
          value={address}
          error={error}
          onChange={(next, chosen) => {
            setAddress(next);
            setTitle(chosen);
          }}
        />
        {initial.needsWords ? (
          <FieldFrame
            label="Text"
            hint="What readers see. Without it they see the title of what was chosen, or the address."
          >
            {(wiring) => (
              <Input {...wiring} value={words} onChange={(event) => setWords(event.target.value)} />
            )}
          </FieldFrame>
        ) : null}
      </form>
    </FormDialog>
  );
}
