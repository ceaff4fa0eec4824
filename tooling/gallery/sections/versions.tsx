import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ChecksDialog } from '@/components/checks/checks-dialog';
import { ConflictDialog } from '@/components/drafts/conflict-dialog';
import { DraftOffer } from '@/components/drafts/draft-offer';
import { SharedCopyNotice } from '@/components/drafts/shared-copy-notice';
import { UnpublishedMark } from '@/components/drafts/unpublished-mark';
import { VersionComparison } from '@/components/drafts/version-comparison';
import { Initials } from '@/components/presence/initials';
import { PresenceLine } from '@/components/presence/presence-line';
import { PresenceMark } from '@/components/presence/presence-mark';
import { AskReview, AskReviewAction } from '@/components/review/ask-review';
import { ReviewBand } from '@/components/review/review-band';
import { ReviewMark } from '@/components/review/review-mark';
import { LazyRichTextEditor } from '@/components/rich-text-editor/lazy-rich-text-editor';
import { Button } from '@/components/ui/button';
import { reviewQuery, type Review } from '@/lib/review/review';
import { Sample } from '../sample';
import type { Missing } from '@/lib/checks/find-missing';
import type { SharedCopy } from '@/lib/drafts/shared-copies';

const fields = [
  { key: 'title', label: 'Title', mine: ['A year of data'], theirs: ['A year with data'] },
  {
    key: 'content',
    label: 'Content',
    mine: ['The first paragraph.', 'A second one.'],
    theirs: ['The first paragraph.', 'Another second one.', 'And a third.'],
  },
];

const asked: Review = {
  version: 3,
  note: 'Please look at the second figure.',
  askedBy: 'asha',
  askedByName: 'Asha Menon',
  askedAt: '2026-11-20T08:33:00Z',
  outcome: 'waits',
  answeredByName: '',
  answeredAt: null,
  answerNote: '',
};
const returned: Review = {
  ...asked,
  outcome: 'sent_back',
  answeredByName: 'Rohan Kapoor',
  answeredAt: '2026-11-21T04:10:00Z',
  answerNote: 'It is from last year.',
};
const unpublished: SharedCopy = {
  version: 1,
  baseVersion: 4,
  baseFields: null,
  fields: {},
  savedAt: '2026-11-22T10:00:00Z',
  savedByName: 'Ravi Menon',
};
const present = ['Asha Rao', 'Ravi Menon', 'Meera Iyer'].map((name) => ({ id: name, name }));
const withReviews = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
withReviews.setQueryData(reviewQuery('post', 'asked').queryKey, asked);
withReviews.setQueryData(reviewQuery('post', 'returned').queryKey, returned);
const missing: Missing = {
  findings: [
    {
      key: 'metaDescription',
      sentence: 'There is no meta description: search results show the beginning of the excerpt.',
      place: 'metaDescription',
    },
    {
      key: 'link /fees',
      sentence: 'The link “all fees” leads to a draft, which visitors cannot read.',
      place: { kind: 'link', index: 0, words: '/fees', nth: 0 },
    },
  ],
  areLinksKnown: true,
};
const versionOf = (id: string) => ({ id, version: 4, title: 'A year of data' });

/** Two versions of one text, and the editor they are written in. */
export function Versions() {
  const [isOpen, setOpen] = useState(false);
  const [isChecking, setChecking] = useState(false);
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
      <Sample name="SharedCopyNotice, UnpublishedMark" stacked>
        <SharedCopyNotice
          noun="post"
          isApart
          copy={unpublished}
          canPublish
          pending={false}
          onDiscard={() => undefined}
          canUndo={false}
          onUndo={() => undefined}
        />
        <UnpublishedMark savedBy="Ravi Menon" />
      </Sample>
      <Sample name="ReviewBand, ReviewMark, AskReview, AskReviewAction" stacked>
        <QueryClientProvider client={withReviews}>
          {['asked', 'returned'].map((id) => (
            <ReviewBand
              key={id}
              kind="post"
              document={versionOf(id)}
              ownId="me"
              canAnswer
              historyPath="#"
              onApproved={close}
            />
          ))}
          <div className="flex flex-wrap items-center gap-3">
            <ReviewMark state="waits" />
            <ReviewMark state="sent_back" />
            <AskReview kind="post" document={versionOf('new')} ownId="me" />
            <AskReviewAction kind="post" document={versionOf('new')} />
          </div>
        </QueryClientProvider>
      </Sample>
      <Sample name="PresenceLine, PresenceMark, Initials" stacked>
        <PresenceLine people={present.slice(0, 1)} />
        <PresenceLine people={present} />
        <PresenceLine people={[]} left={present.slice(0, 1)} />
        <PresenceMark people={present} />
        <Initials people={present} />
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
      <Sample name="ChecksDialog">
        <Button onClick={() => setChecking(true)}>Open: checks</Button>
        {isChecking ? (
          <ChecksDialog
            editor={{ kind: 'post', path: () => '#', show: () => undefined }}
            shown={{ missing, answer: () => setChecking(false) }}
            onClose={() => setChecking(false)}
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
