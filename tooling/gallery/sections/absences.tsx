import { useState } from 'react';
import { LateDialog } from '@/components/late/late-dialog';
import { Late, LateNotice, MissingPart } from '@/components/late/late';
import { LateTool } from '@/components/late/late-tool';
import { Near } from '@/components/late/near';
import { NewDraftOffers } from '@/components/drafts/new-draft-offers';
import { PlainToasts } from '@/components/feedback/plain-toasts';
import { SkipLink } from '@/components/layout/skip-link';
import { ForeignPictures } from '@/components/pictures/foreign-pictures';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { ignore } from '@/lib/ignore';
import { lateCode } from '@/lib/late-code';
import { Sample } from '../sample';

const missing = lateCode<string>(() =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
);
const arriving = lateCode(() => Promise.resolve('It has arrived.'));
const never = lateCode(() => new Promise<string>(ignore));

const drafts = ['A year of data', ''].map((title, index) => ({
  documentId: `${index}`,
  slot: `${index}`,
  base: null,
  keptAt: '2026-11-20T08:33:00Z',
  value: { title },
}));

/** What is said when something did not arrive, was not saved, or lies elsewhere. */
export function Absences() {
  const [open, setOpen] = useState<'dialog' | 'tool'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Sample name="Late, MissingPart, LateNotice" stacked>
        <Late code={never} fallback={<Skeleton className="h-6 w-40" />}>
          {(text) => text}
        </Late>
        <Late code={arriving}>{(text) => <p>{text}</p>}</Late>
        <MissingPart code={missing} title="The chart could not be loaded" />
        <LateNotice code={missing} title="The form does not work yet" />
      </Sample>
      <Sample name="Near">
        <Near>
          <p>Awake at once where it is not prerendered.</p>
        </Near>
      </Sample>
      <Sample name="LateDialog, LateTool">
        <Button onClick={() => setOpen('dialog')}>Open: visitors</Button>
        <Button onClick={() => setOpen('tool')}>Open: staff</Button>
        <LateDialog
          code={missing}
          open={open === 'dialog'}
          onClose={close}
          title="The form could not be opened"
        >
          {(text) => text}
        </LateDialog>
        {open === 'tool' ? (
          <LateTool code={missing} onClose={close} title="The library could not be opened">
            {(text) => text}
          </LateTool>
        ) : null}
      </Sample>
      <Sample name="NewDraftOffers" stacked>
        <NewDraftOffers noun="post" offers={drafts} onContinue={ignore} onDiscard={ignore} />
      </Sample>
      <Sample name="ForeignPictures" stacked>
        <ForeignPictures
          addresses={['https://example.com/a.png', 'https://example.com/b.png']}
          uploadPicture={() => Promise.reject(new Error('Nothing is stored here.'))}
          onStored={ignore}
        />
      </Sample>
      <Sample name="PlainToasts: as Toaster, where its code did not arrive" stacked>
        <div className="relative h-24 [transform:translate(0)]">
          <PlainToasts />
        </div>
      </Sample>
      <Sample name="SkipLink: seen with the focus" stacked>
        <div className="relative h-16 [transform:translate(0)]">
          <SkipLink />
        </div>
      </Sample>
    </>
  );
}
