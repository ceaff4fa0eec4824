import { useState } from 'react';
import { Notice } from '@/components/feedback/notice';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { formatDateTime } from '@/lib/dates';
import type { KeptDraft } from '@/lib/drafts/draft-store';
import type { PostInput } from '../schema';

interface NewPostOffersProps {
  readonly offers: readonly KeptDraft<PostInput>[];
  readonly onContinue: (draft: KeptDraft<PostInput>) => void;
  readonly onDiscard: (draft: KeptDraft<PostInput>) => void;
}

/** Posts that were begun and never saved; each can be gone on with. */
export function NewPostOffers({ offers, onContinue, onDiscard }: NewPostOffersProps) {
  const [asked, setAsked] = useState<KeptDraft<PostInput>>();
  if (offers.length === 0) return null;
  return (
    <Notice
      tone="warning"
      alert
      className="mb-6"
      title={
        offers.length === 1
          ? 'An unsaved post is kept in this browser'
          : 'Unsaved posts are kept in this browser'
      }
    >
      <ul className="mt-2 space-y-2">
        {offers.map((draft) => {
          const title = draft.value.title.trim() || 'Untitled';
          return (
            <li key={draft.slot} className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <span className="min-w-0 flex-1 basis-48 break-words">
                <strong>{title}</strong> · {formatDateTime(draft.keptAt)}
              </span>
              <span className="flex gap-2">
                <Button size="small" onClick={() => setAsked(draft)}>
                  Discard<span className="sr-only"> {title}</span>
                </Button>
                <Button size="small" onClick={() => onContinue(draft)}>
                  Continue<span className="sr-only"> {title}</span>
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title="Discard the unsaved text?"
        description="It was never saved and cannot be brought back."
        confirmLabel="Discard"
        danger
        onConfirm={() => {
          if (asked) onDiscard(asked);
          setAsked(undefined);
        }}
      />
    </Notice>
  );
}
