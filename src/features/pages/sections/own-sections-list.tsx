import { useQuery } from '@tanstack/react-query';
import { Bookmark, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ErrorState } from '@/components/ui/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { failureMessage } from '@/lib/supabase/failure-message';
import { ownSectionsQuery, useDeleteSection, type OwnSection } from './own-sections';
import { SectionChoice } from './section-choice';

interface OwnSectionsProps {
  readonly onInsert: (piece: string) => void;
}

/** The beginning of a piece, without its tags: only to be recognised, never shown as markup. */
function startOf(content: string): string {
  return content
    .slice(0, 600)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
}

/** Pieces that the team keeps, to insert and to delete. */
export function OwnSections({ onInsert }: OwnSectionsProps) {
  const sections = useQuery(ownSectionsQuery());
  const remove = useDeleteSection();
  const [asked, setAsked] = useState<OwnSection | null>(null);
  const list = useRef<HTMLDivElement>(null);

  if (sections.isLoadingError) {
    return (
      <ErrorState
        title="Failed to fetch the kept sections"
        onRetry={() => void sections.refetch()}
        pending={sections.isFetching}
      >
        {sections.error.message}
      </ErrorState>
    );
  }
  if (sections.isPending) {
    return (
      <SkeletonGroup label="Loading kept sections">
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <div ref={list} tabIndex={-1}>
      {sections.data.length === 0 ? (
        <p className="text-sm text-muted">Nothing is kept yet.</p>
      ) : (
        <ul aria-label="Kept sections" className="grid gap-3 sm:grid-cols-2">
          {sections.data.map((section) => (
            <li key={section.id} className="flex items-start gap-1">
              <div className="min-w-0 grow">
                <SectionChoice
                  name={section.name}
                  hint={startOf(section.content)}
                  icon={Bookmark}
                  onChoose={() => onInsert(section.content)}
                />
              </div>
              <IconButton
                label={`Delete ${section.name}`}
                icon={<Trash2 aria-hidden="true" className="size-4" />}
                onClick={() => setAsked(section)}
              />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => {
          setAsked(null);
          remove.reset();
        }}
        title="Delete this section?"
        description={
          <>
            “<bdi>{asked?.name}</bdi>” can no longer be inserted. Pages that have it keep it.
          </>
        }
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        danger
        pending={remove.isPending}
        error={failureMessage(remove.error)}
        fallbackFocus={() => list.current}
        onConfirm={() => {
          if (asked) remove.mutate(asked, { onSuccess: () => setAsked(null) });
        }}
      />
    </div>
  );
}
