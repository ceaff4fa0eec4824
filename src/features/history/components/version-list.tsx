import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { useNow } from '@/hooks/use-now';
import { formatAgo } from '@/lib/ago';
import { formatDateTime } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/ist';
import { changeWords, type ListedVersion } from '../model';

interface VersionListProps {
  readonly versions: readonly ListedVersion[];
  /** The one that is shown beside it. */
  readonly chosen: number | undefined;
  readonly labels: ReadonlyMap<string, string>;
  /** The newest one is what there is now. */
  readonly isPresent: boolean;
  readonly addressOf: (version: number) => string;
}

/** Versions, newest first: who saved each, when, and what it changed. */
export function VersionList(props: VersionListProps) {
  const { versions, chosen, labels, isPresent, addressOf } = props;
  const now = useNow(MINUTE_MS);
  return (
    <ol className="space-y-1">
      {versions.map((version, index) => (
        <li key={version.version}>
          <Link
            to={addressOf(version.version)}
            preventScrollReset
            aria-current={version.version === chosen ? 'true' : undefined}
            className={clsx(
              'block rounded-sm py-2.5 pr-3',
              // No border of the ground's colour: where colours are forced it would be seen.
              version.version === chosen
                ? 'border-l-4 border-brand bg-brand-soft pl-3'
                : 'pl-4 hover:bg-surface-sunken',
            )}
          >
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-semibold">Version {version.version}</span>
              {index === 0 && isPresent ? <Badge tone="brand">Now</Badge> : null}
              <Badge tone={version.status === 'published' ? 'success' : 'neutral'}>
                {version.status === 'published' ? 'Published' : 'Draft'}
              </Badge>
            </span>
            <span dir="auto" className="mt-0.5 block text-left text-sm wrap-anywhere text-ink-soft">
              {changeWords(version, labels)}
            </span>
            <span className="mt-0.5 block text-sm text-muted">
              <bdi>{version.savedByName || 'Nobody who was signed in'}</bdi>
              {now ? `, ${formatAgo(version.savedAt, now.getTime())}` : ''}
              <time dateTime={version.savedAt} className="block">
                {formatDateTime(version.savedAt)}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
