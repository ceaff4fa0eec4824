import { useState } from 'react';
import { Notice } from '@/components/feedback/notice';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { formatDateTime } from '@/lib/dates';
import type { KeptDraft } from '@/lib/drafts/draft-store';
import { bringIntoView } from './bring-into-view';

interface NewDraftOffersProps<T> {
  /** What they would become: "post" */
  readonly noun: string;
  readonly offers: readonly KeptDraft<T>[];
  readonly onContinue: (draft: KeptDraft<T>) => void;
  readonly onDiscard: (draft: KeptDraft<T>) => void;
}

/** Documents that were begun and never saved; each can be gone on with. */
export function NewDraftOffers<T extends { readonly title: string }>({
  noun,
  offers,
  onContinue,
  onDiscard,
}: NewDraftOffersProps<T>) {
  const [asked, setAsked] = useState<KeptDraft<T>>();
  if (offers.length === 0) return null;
  const place = offers.some(({ isFromServer }) => isFromServer) ? 'for you' : 'in this browser';
  return (
    <Notice
      ref={bringIntoView}
      tone="warning"
      alert
      className="mb-6"
      title={
        offers.length === 1
          ? `An unsaved ${noun} is kept ${place}`
          : `Unsaved ${noun}s are kept ${place}`
      }
    >
      <ul className="mt-2 space-y-2">
        {offers.map((draft) => {
          const title = draft.value.title.trim() || 'Untitled';
          return (
            <li key={draft.slot} className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <span className="min-w-0 flex-1 basis-48 break-words">
                <strong>
                  <bdi>{title}</bdi>
                </strong>{' '}
                · {formatDateTime(draft.keptAt)}
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
