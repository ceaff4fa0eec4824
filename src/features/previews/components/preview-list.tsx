import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useNow } from '@/hooks/use-now';
import { formatAgo } from '@/lib/ago';
import { formatDateTime } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/ist';
import { toAppError } from '@/lib/supabase/errors';
import { isOver, type PreviewedKind, type PreviewLink } from '../model';
import { useWithdrawPreview } from '../mutations';
import { previewQueries } from '../queries';

interface PreviewListProps {
  readonly kind: PreviewedKind;
  readonly id: string;
}

/** The addresses of one document, by whomever they were made, with how often each was opened. */
export function PreviewList({ kind, id }: PreviewListProps) {
  const list = useQuery(previewQueries.list(kind, id));
  const withdraw = useWithdrawPreview();
  const [asked, setAsked] = useState<PreviewLink | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow(MINUTE_MS)?.getTime() ?? 0;
  const failure = withdraw.error && toAppError(withdraw.error);

  return (
    <section aria-labelledby="preview-list" className="border-t border-line pt-5">
      <h3 id="preview-list" ref={heading} tabIndex={-1} className="font-semibold">
        Addresses so far
      </h3>
      {list.isPending ? (
        <SkeletonGroup label="Loading preview addresses" className="mt-4 space-y-3">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </SkeletonGroup>
      ) : null}
      {list.isError ? (
        <ErrorState
          className="mt-4"
          title="Failed to fetch the addresses"
          onRetry={() => void list.refetch()}
          pending={list.isFetching}
        >
          {toAppError(list.error).message}
        </ErrorState>
      ) : null}
      {list.data?.length === 0 ? (
        <p className="mt-2 text-sm text-muted">Nobody has shared this {kind} yet.</p>
      ) : null}
      {list.data && list.data.length > 0 ? (
        <ul className="mt-2 divide-y divide-line">
          {list.data.map((link) => (
            <PreviewRow key={link.id} link={link} now={now} onWithdraw={() => setAsked(link)} />
          ))}
        </ul>
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => {
          setAsked(null);
          withdraw.reset();
        }}
        title="Withdraw this preview address?"
        description="Whoever has it will see nothing there from now on. This cannot be undone; you can make another one."
        confirmLabel="Withdraw"
        pendingLabel="Withdrawing…"
        danger
        pending={withdraw.isPending}
        error={
          failure && failure.kind !== 'signed-out'
            ? `It was not withdrawn. ${failure.message}`
            : null
        }
        // The button that asked is gone with the address.
        fallbackFocus={() => heading.current}
        onConfirm={() => {
          if (asked) withdraw.mutate(asked.id, { onSuccess: () => setAsked(null) });
        }}
      />
    </section>
  );
}

interface PreviewRowProps {
  readonly link: PreviewLink;
  readonly now: number;
  readonly onWithdraw: () => void;
}

function PreviewRow({ link, now, onWithdraw }: PreviewRowProps) {
  const over = isOver(link, now);
  const made = formatDateTime(link.createdAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <p className={clsx('wrap-anywhere', over ? 'text-ink-soft' : 'font-medium')}>
          {link.createdByName === '' ? null : (
            <>
              <bdi>{link.createdByName}</bdi> ·{' '}
            </>
          )}
          <time dateTime={link.createdAt}>{made}</time>
        </p>
        <p className="text-ink-soft">
          {openedWords(link, now)}
          {over ? null : (
            <>
              {' '}
              · ends on <time dateTime={link.endsAt}>{formatDateTime(link.endsAt)}</time>
            </>
          )}
        </p>
      </div>
      {over ? (
        <Badge>{link.withdrawnAt === null ? 'Ended' : 'Withdrawn'}</Badge>
      ) : (
        <Button size="small" aria-label={`Withdraw the address of ${made}`} onClick={onWithdraw}>
          Withdraw
        </Button>
      )}
    </li>
  );
}

/** `Opened 3 times, last 2 hours ago`. @param now milliseconds since the epoch */
function openedWords({ opened, lastOpenedAt }: PreviewLink, now: number): string {
  if (opened === 0 || lastOpenedAt === null) return 'Not opened yet';
  const ago = formatAgo(lastOpenedAt, now);
  return opened === 1 ? `Opened once, ${ago}` : `Opened ${opened} times, last ${ago}`;
}
