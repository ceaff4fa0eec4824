import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/feedback/notice';
import { BackLink } from '@/components/layout/back-link';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { PillGroup } from '@/components/ui/pill-group';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDateTime } from '@/lib/dates';
import type { DocumentPast, PresentDocument } from '@/lib/drafts/document-past';
import { restoredFields } from '../compare-past';
import type { ListedVersion } from '../model';
import { versionQueries, type PastOf } from '../queries';
import { ComparedVersions } from './compared-versions';
import { OtherVersion } from './other-version';
import { RestoreDialog } from './restore-dialog';

type View = 'readers' | 'text';

interface ComparisonProps<Doc extends PresentDocument> {
  readonly of: PastOf;
  readonly past: DocumentPast<Doc>;
  /** What there is now; null when it was deleted. */
  readonly present: Doc | null;
  /** As far as the list has been read, newest first. */
  readonly versions: readonly ListedVersion[];
  readonly version: number;
  /** What it is compared with; 0: the version before it. */
  readonly other: number;
  readonly view: View;
  readonly onOther: (other: number) => void;
  readonly onView: (view: View) => void;
  readonly onRestored: (version: number) => void;
  /** Somebody else was quicker: what is shown is not what there is. */
  readonly onStale: () => Promise<void>;
}

const views = [
  { value: 'readers', label: 'As readers see it' },
  { value: 'text', label: 'As text' },
] as const;

/** One version against another one, and the way back to it. */
export function Comparison<Doc extends PresentDocument>(props: ComparisonProps<Doc>) {
  const { of, past, present, versions, version, other, view } = props;
  const [isAsking, setAsking] = useState(false);
  const chosen = useQuery(versionQueries.one(of, version));
  const compared = useQuery(
    other === 0 || other === version
      ? versionQueries.before(of, version)
      : versionQueries.one(of, other),
  );
  const isNow = present !== null && versions[0]?.version === version;
  const one = chosen.data;
  const two = compared.data;
  const text = one && past.textOf(one.fields);
  const changes =
    text && present ? restoredFields(past.textOfPresent(present), text, past.kept) : [];
  const heading = useRef<HTMLHeadingElement>(null);
  const isRestorable = changes.length > 0;
  const wasRestorable = useRef(false);

  useEffect(() => {
    // The button that had the focus is gone, since its version is what there is now.
    if (wasRestorable.current && !isRestorable && document.activeElement === document.body)
      heading.current?.focus();
    wasRestorable.current = isRestorable;
  }, [isRestorable]);

  return (
    <>
      <BackLink to="?" preventScrollReset className="mb-3 lg:hidden">
        All versions
      </BackLink>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 ref={heading} id="comparison" tabIndex={-1} className="text-lg font-semibold">
            Version {version}
            {isNow ? ', as it is now' : ''}
          </h2>
          {one ? (
            <p className="text-sm text-muted">
              Saved by <bdi>{one.savedByName || 'nobody who was signed in'}</bdi> on{' '}
              <time dateTime={one.savedAt}>{formatDateTime(one.savedAt)}</time>
            </p>
          ) : null}
        </div>
        {isRestorable ? (
          <Button variant="primary" onClick={() => setAsking(true)}>
            Restore this version
          </Button>
        ) : null}
      </div>
      {present === null ? (
        <Notice
          className="mt-4"
          title={`This ${past.noun} was deleted`}
          action={
            <Button asChild size="small">
              <Link to={past.trashPath}>Open the trash</Link>
            </Button>
          }
        >
          Restore it from the trash first; what it said is still here to be read and copied.
        </Notice>
      ) : null}
      {text && present && !isRestorable && !isNow ? (
        <p className="mt-3 text-sm text-muted">
          The {past.noun} says the same now; there is nothing to restore.
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-y border-line py-3">
        <OtherVersion
          versions={versions}
          version={version}
          other={other}
          before={two && other === 0 ? two.version : undefined}
          isPresent={present !== null}
          onChoose={props.onOther}
        />
        <PillGroup label="Show the content" items={views} value={view} onChange={props.onView} />
      </div>
      <div className="mt-6">
        {chosen.isPending || compared.isPending ? (
          <div role="status">
            <span className="sr-only">Loading the comparison</span>
            <Skeleton className="h-64 w-full" />
          </div>
        ) : chosen.isLoadingError || compared.isLoadingError ? (
          <ErrorState
            title="Failed to fetch these versions"
            onRetry={() => {
              void chosen.refetch();
              void compared.refetch();
            }}
            pending={chosen.isFetching || compared.isFetching}
          >
            {(chosen.error ?? compared.error)?.message}
          </ErrorState>
        ) : !one || (other !== 0 && !two) ? (
          <Notice title={`Version ${one ? other : version} is not kept any more`}>
            Older versions are thinned out. Choose another one.
          </Notice>
        ) : (
          <ComparedVersions one={one} two={two ?? null} past={past} view={view} />
        )}
      </div>
      {isAsking && one && text && present ? (
        <RestoreDialog
          past={past}
          present={present}
          version={one}
          text={text}
          changes={changes}
          onClose={() => setAsking(false)}
          onRestored={props.onRestored}
          onStale={props.onStale}
        />
      ) : null}
    </>
  );
}
