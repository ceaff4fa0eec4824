import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Input } from '@/components/ui/input';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatDateTime } from '@/lib/dates';
import { toAppError } from '@/lib/supabase/errors';
import type { InterviewSlot, Lead } from '../model';
import { useOfferSlots } from '../mutations';
import { leadQueries } from '../queries';
import { istMoment, SLOT_COUNT, slotProblem } from '../slot-times';

/** Times for an interview: what was offered and chosen, and a form to offer others. */
export function SlotsPanel({ lead }: { readonly lead: Lead }) {
  const slots = useQuery(leadQueries.slots(lead.id));
  return (
    <Panel title="Interview">
      {slots.isPending ? (
        <SkeletonGroup label="Loading interview times" className="space-y-3">
          <Skeleton className="h-4 w-3/5" />
        </SkeletonGroup>
      ) : slots.isLoadingError ? (
        <ErrorState
          title="Failed to fetch interview times"
          onRetry={() => void slots.refetch()}
          pending={slots.isFetching}
        >
          {slots.error.message}
        </ErrorState>
      ) : (
        <div className="space-y-4">
          <OfferedSlots slots={slots.data.filter(({ withdrawnAt }) => withdrawnAt === null)} />
          <OfferForm id={lead.id} />
        </div>
      )}
    </Panel>
  );
}

function OfferedSlots({ slots }: { readonly slots: readonly InterviewSlot[] }) {
  if (slots.length === 0) return <p className="text-muted">No times are offered.</p>;
  return (
    <ul className="-my-1.5 divide-y divide-line" aria-label="Offered times">
      {slots.map(({ id, startsAt, chosenAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
          <time dateTime={startsAt}>{formatDateTime(startsAt)}</time>
          {chosenAt === null ? (
            <span className="text-sm text-muted">offered</span>
          ) : (
            <Badge tone="success">Chosen</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}

function OfferForm({ id }: { readonly id: string }) {
  const offer = useOfferSlots();
  const [typed, setTyped] = useState<readonly string[]>(['']);
  const [error, setError] = useState<string | null>(null);
  const name = useId();

  function handleSubmit() {
    if (offer.isPending) return;
    const filled = typed.filter((value) => value !== '');
    const problem = slotProblem(filled, Date.now());
    setError(problem ?? null);
    if (problem !== undefined) return;
    offer.mutate(
      { id, starts: filled.map(istMoment) },
      {
        onSuccess: () => setTyped(['']),
        onError: (cause) => setError(toAppError(cause).message),
      },
    );
  }

  return (
    <form
      aria-label="Offer times"
      className="space-y-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <p className="text-sm text-muted">
        All times are IST. New ones replace those that nobody has chosen.
      </p>
      {typed.map((value, index) => (
        <div key={index}>
          <label htmlFor={`${name}-${index}`} className="mb-1 block text-sm font-semibold">
            Time {index + 1}
          </label>
          <Input
            id={`${name}-${index}`}
            type="datetime-local"
            value={value}
            aria-invalid={error === null ? undefined : true}
            aria-describedby={error === null ? undefined : `${name}-error`}
            onChange={({ target }) => {
              setError(null);
              setTyped(typed.map((one, place) => (place === index ? target.value : one)));
            }}
          />
        </div>
      ))}
      {error === null ? null : (
        <p id={`${name}-error`} role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={offer.isPending} pendingLabel="Offering…">
          Offer
        </Button>
        {typed.length < SLOT_COUNT ? (
          <Button variant="quiet" onClick={() => setTyped([...typed, ''])}>
            <Plus aria-hidden="true" className="size-4" />
            Another time
          </Button>
        ) : null}
      </div>
    </form>
  );
}
