import type { Editor } from '@tiptap/core';
import { useId, useState, type SubmitEvent } from 'react';
import { CharacterCount } from '@/components/form/character-count';
import { FieldFrame } from '@/components/form/field-frame';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { Textarea } from '@/components/ui/textarea';
import { limits } from '@/config/limits';
import { assetUrl } from '@/lib/supabase/asset-url';

interface PictureDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Asks what the selected picture shows. Mounted only while open. */
export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  const formId = useId();
  const [initial] = useState(() => readPicture(editor));
  const [alt, setAlt] = useState(initial.alt);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    editor.commands.updateAttributes('figure', { alt: alt.trim().slice(0, limits.imageAlt) });
    onClose();
  }

  return (
    <FormDialog
      open
      isDirty={alt !== initial.alt}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Describe the picture"
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" type="submit" form={formId}>
            Use this text
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="space-y-4">
        <img src={assetUrl(initial.src)} alt="" className="mx-auto max-h-60 rounded-sm" />
        <FieldFrame
          label="Alternative text"
          hint="What somebody who cannot see it should know. Leave it empty if the picture only decorates."
          aside={<CharacterCount length={alt.length} limit={limits.imageAlt} />}
        >
          {(wiring) => (
            <Textarea
              {...wiring}
              rows={2}
              maxLength={limits.imageAlt}
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
            />
          )}
        </FieldFrame>
      </form>
    </FormDialog>
  );
}

function readPicture(editor: Editor): { src: string; alt: string } {
  const { src, alt } = editor.getAttributes('figure') as { src?: unknown; alt?: unknown };
  return { src: typeof src === 'string' ? src : '', alt: typeof alt === 'string' ? alt : '' };
}
