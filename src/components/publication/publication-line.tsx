import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@/lib/dates';
import { lastBuildQuery } from '@/lib/last-build';
import { usePublishedDocument, type StoredDocument } from './use-published-document';
import { publicationOf, staticCopyQuery, type PublishedDocument } from '@/lib/publication';

interface PublicationLineProps {
  readonly document: PublishedDocument;
  /** Where readers find it. */
  readonly path: string;
}

const sentences = {
  live: 'Live',
  following: 'Live; the static copy follows with the next build',
  left: 'Withdrawn; the static copy goes with the next build',
} as const;

/** Under the title of an editor: what readers get, and what the host still has. Its place is kept while it is asked for. */
export function PublicationLine({ document, path }: PublicationLineProps) {
  const build = useQuery(lastBuildQuery()).data ?? null;
  const publication = publicationOf(document, build);
  const copy = useQuery({
    ...staticCopyQuery(path, build?.builtAt),
    enabled: publication === 'perhaps-left',
  });
  const state = publication === 'perhaps-left' ? (copy.data === true ? 'left' : null) : publication;
  return (
    <span className={clsx('block text-sm', (document.isPublished || state !== null) && 'min-h-6')}>
      {state && build ? (
        <>
          {sentences[state]}
          {state === 'live' ? null : (
            <>
              {' '}
              · last build <time dateTime={build.builtAt}>{formatDateTime(build.builtAt)}</time>
            </>
          )}
        </>
      ) : null}
    </span>
  );
}

interface DocumentPublicationProps {
  /** As it is stored. */
  readonly document: StoredDocument;
  /** Where readers find it. */
  readonly path: string;
}

/** The same of a document as it is stored, whose moments come and go while one looks. */
export function DocumentPublication({ document, path }: DocumentPublicationProps) {
  return <PublicationLine document={usePublishedDocument(document)} path={path} />;
}
