import { useQuery } from '@tanstack/react-query';
import { Hammer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/dates';
import { lastBuildQuery, type LastBuild } from '@/lib/last-build';
import { startBuild, type BuildOrder } from '../start-build';
import { useBuildWatch, type BuildWatch } from '../use-build-watch';

interface StartBuildProps {
  /** Of the stored hook; empty where there is none. */
  readonly address: string;
  /** The field above holds another address than the stored one. */
  readonly isChanging: boolean;
}

/** What is told of an order; the second sentence depends on whether a newer build could be seen. */
function sentencesOf(order: BuildOrder, watch: BuildWatch): string[] {
  if (watch === 'live') return ['The new build is live.'];
  if (order.kind === 'refused')
    return [`Refused: the host answered with status ${order.status}. Ask it for a new address.`];
  if (order.kind === 'unreachable')
    return ['Not sent: the host could not be reached. Check the address and your connection.'];
  const sent =
    order.kind === 'sent'
      ? `Sent: the host has taken the order (status ${order.status}).`
      : 'Sent. Whether the host has taken the order cannot be known: it keeps its answer from other sites.';
  return [
    sent,
    watch === 'waiting'
      ? 'Waiting for the new build. It goes on without this screen.'
      : watch === 'ended'
        ? 'No new build after twenty minutes. Look into the list of builds at your host.'
        : 'When it is live cannot be seen from here.',
  ];
}

/** Starts a build at the host and says what can be known about it. */
export function StartBuild({ address, isChanging }: StartBuildProps) {
  const lastBuild = useQuery(lastBuildQuery()).data ?? null;
  const [order, setOrder] = useState<BuildOrder | 'sending'>();
  const [since, setSince] = useState<{ build: LastBuild; orderedAt: number } | null>(null);
  const watch = useBuildWatch(since);

  async function start() {
    setOrder('sending');
    setSince(null);
    const answer = await startBuild(address);
    setOrder(answer);
    const mayBuild = answer.kind === 'sent' || answer.kind === 'unknown';
    if (mayBuild && lastBuild) setSince({ build: lastBuild, orderedAt: Date.now() });
  }

  const isSending = order === 'sending';
  const cannot =
    address === ''
      ? 'Save an address first.'
      : isChanging
        ? 'Save the changed address first, or undo the change.'
        : null;
  return (
    <div className="space-y-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          pending={isSending || watch === 'waiting'}
          pendingLabel={isSending ? 'Sending…' : 'Waiting for it…'}
          disabled={cannot !== null}
          onClick={() => void start()}
        >
          <Hammer aria-hidden="true" className="size-4" />
          Start a build
        </Button>
        <p className="text-sm text-muted">
          {lastBuild ? (
            <>
              Last build{' '}
              <time dateTime={lastBuild.builtAt}>{formatDateTime(lastBuild.builtAt)}</time>
            </>
          ) : (
            'When this site was built is not known.'
          )}
        </p>
      </div>
      <p role="status" className="max-w-measure text-sm text-ink">
        {order === undefined || isSending ? cannot : sentencesOf(order, watch).join(' ')}
      </p>
    </div>
  );
}
