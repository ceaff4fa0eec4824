import type { Editor } from '@tiptap/core';
import { useId, useState, type SubmitEvent } from 'react';
import { CharacterCount } from '@/components/form/character-count';
import { FieldFrame } from '@/components/form/field-frame';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { Textarea } from '@/components/ui/textarea';
import { limits } from '@/config/limits';
import { assetUrl } from '@/lib/supabase/asset-url';

interface PicturesDialogProps {
  readonly editor: Editor;
  /** Where the pictures stand in the text; nothing changes it while the dialog is open. */
  readonly positions: readonly number[];
  readonly onClose: () => void;
}

interface Described {
  readonly position: number;
  readonly src: string;
  readonly alt: string;
}

/** Asks at once what several pictures show that came together. Mounted only while open. */
export function PicturesDialog({ editor, positions, onClose }: PicturesDialogProps) {
  const formId = useId();
  const [pictures, setPictures] = useState<readonly Described[]>(() =>
    positions.map((position) => {
      const src: unknown = editor.state.doc.nodeAt(position)?.attrs['src'];
      return { position, src: typeof src === 'string' ? src : '', alt: '' };
    }),
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    const transaction = editor.state.tr;
    for (const { position, src, alt } of pictures) {
      if (transaction.doc.nodeAt(position)?.attrs['src'] === src)
        transaction.setNodeAttribute(position, 'alt', alt.trim().slice(0, limits.imageAlt));
    }
    editor.view.dispatch(transaction);
    onClose();
  }

  return (
    <FormDialog
      open
      isDirty={pictures.some(({ alt }) => alt !== '')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Describe the ${pictures.length} pictures`}
      description="What somebody who cannot see them should know. Leave it empty where a picture only decorates."
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" type="submit" form={formId}>
            Use these texts
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <ol className="space-y-5">
          {pictures.map(({ position, src, alt }, index) => (
            <li key={position} className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <img
                src={assetUrl(src)}
                alt=""
                className="max-h-28 max-w-full justify-self-center rounded-sm object-contain"
              />
              <FieldFrame
                label={`Alternative text of picture ${index + 1}`}
                aside={<CharacterCount length={alt.length} limit={limits.imageAlt} />}
              >
                {(wiring) => (
                  <Textarea
                    {...wiring}
                    rows={2}
                    maxLength={limits.imageAlt}
                    value={alt}
                    onChange={(event) => {
                      const text = event.target.value;
                      setPictures((all) =>
                        all.map((one, at) => (at === index ? { ...one, alt: text } : one)),
                      );
                    }}
                  />
                )}
              </FieldFrame>
            </li>
          ))}
        </ol>
      </form>
    </FormDialog>
  );
}
