import { useState } from 'react';
import { ConflictDialog } from '@/components/drafts/conflict-dialog';
import { DraftOffer } from '@/components/drafts/draft-offer';
import { VersionComparison } from '@/components/drafts/version-comparison';
import { LazyRichTextEditor } from '@/components/rich-text-editor/lazy-rich-text-editor';
import { Button } from '@/components/ui/button';
import { Sample } from '../sample';

const fields = [
  { key: 'title', label: 'Title', mine: ['A year of data'], theirs: ['A year with data'] },
  {
    key: 'content',
    label: 'Content',
    mine: ['The first paragraph.', 'A second one.'],
    theirs: ['The first paragraph.', 'Another second one.', 'And a third.'],
  },
];

/** Two versions of one text, and the editor they are written in. */
export function Versions() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Sample name="DraftOffer" stacked>
        <DraftOffer
          keptAt="2026-11-20T08:33:00Z"
          savedAt="2026-11-21T04:10:00Z"
          changedBy="Rohan Kapoor"
          fields={fields}
          hasTyped={() => false}
          onRestore={close}
          onDiscard={close}
        />
      </Sample>
      <Sample name="VersionComparison" stacked>
        <VersionComparison mineLabel="Your version" theirsLabel="Stored version" fields={fields} />
      </Sample>
      <Sample name="ConflictDialog">
        <Button onClick={() => setOpen(true)}>Open: conflict</Button>
        {isOpen ? (
          <ConflictDialog
            noun="article"
            savedBy="Rohan Kapoor"
            savedAt="2026-11-21T04:10:00Z"
            fields={fields}
            taken={['Tags']}
            pending={false}
            onKeepMine={close}
            onTakeTheirs={close}
            onKeepEditing={close}
          />
        ) : null}
      </Sample>
      <Sample name="LazyRichTextEditor" stacked>
        <LazyRichTextEditor
          label="Content"
          initialHtml="<h2>A heading</h2><p>Words of an <strong>article</strong>.</p>"
          onEdit={() => undefined}
          onChange={() => undefined}
        />
      </Sample>
    </>
  );
}
