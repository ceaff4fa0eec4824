import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PagePlace } from '@/app/loading-place';
import { announce } from '@/components/feedback/announcer';
import { Late } from '@/components/late/late';
import { LateDroppedStitch } from '@/components/loom/late-dropped-stitch';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { publicPage } from '@/features/pages/model';
import { publicArticle } from '@/features/posts/public-model';
import { PreviewBar } from '@/features/previews/components/preview-bar';
import {
  loadPreview,
  type LoadedPreview,
  type PreviewRow,
} from '@/features/previews/public-source';
import { useLoaded } from '@/hooks/use-loaded';
import { normalizeTimestamp } from '@/lib/dates';
import { lateCode } from '@/lib/late-code';
import { Head } from '@/lib/seo/head';

const articleView = lateCode(() => import('@/features/posts/components/article-view'));
const pageView = lateCode(() => import('@/features/pages/components/page-view'));

/** What is not public yet, for whoever knows its secret: read by nobody else, found by nobody, not counted as a view. */
export function Component() {
  const { secret = '' } = useParams();
  return <PreviewAt key={secret} secret={secret} />;
}

function PreviewAt({ secret }: { readonly secret: string }) {
  const { loaded, isRetrying, retry } = useLoaded(() => loadPreview(secret));
  return (
    <>
      {/* Hoisted into the head: no host that the document links to learns its address. */}
      <meta name="referrer" content="no-referrer" />
      {loaded ? (
        <PreviewStates
          loaded={loaded}
          isRetrying={isRetrying}
          onRetry={() => void retry(() => loadPreview(secret))}
        />
      ) : (
        <LoadingPreview />
      )}
    </>
  );
}

interface PreviewStatesProps {
  readonly loaded: LoadedPreview;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function PreviewStates({ loaded, isRetrying, onRetry }: PreviewStatesProps) {
  if (loaded.state === 'ready') return <ShownPreview row={loaded.row} />;
  if (loaded.state === 'missing') return <MissingPreview />;
  return (
    <div className="mx-auto max-w-narrow px-gutter py-section">
      <PreviewHead title="Preview" />
      <h1 className="sr-only">Preview</h1>
      <ErrorState title="The preview could not be loaded" onRetry={onRetry} pending={isRetrying}>
        {loaded.error.kind === 'rate-limited'
          ? 'Previews were opened very often from your network. Try again in an hour.'
          : loaded.error.message}
      </ErrorState>
    </div>
  );
}

function ShownPreview({ row }: { readonly row: NonNullable<PreviewRow> }) {
  return (
    <>
      <PreviewHead title={`Preview: ${row.title}`} />
      <PreviewBar status={row.status} endsAt={normalizeTimestamp(row.ends_at)} />
      {row.kind === 'page' ? (
        <Late code={pageView} fallback={<PagePlace />} title="The page could not be loaded">
          {({ PageView }) => <PageView page={publicPage.fromRow(row)} />}
        </Late>
      ) : (
        <div className="mx-auto max-w-page px-gutter py-section">
          <Late code={articleView} fallback={<PagePlace />} title="The article could not be loaded">
            {({ ArticleView }) => <ArticleView isPreview article={publicArticle.fromRow(row)} />}
          </Late>
        </div>
      )}
    </>
  );
}

function LoadingPreview() {
  useEffect(
    () => () => {
      // The navigation announced "Loading preview"; the title of what is shown follows when it is there.
      requestAnimationFrame(() => announce(document.title));
    },
    [],
  );
  return (
    <>
      <PreviewHead title="Loading preview" />
      <h1 className="sr-only">Loading preview</h1>
      <PagePlace />
    </>
  );
}

function MissingPreview() {
  return (
    <div className="mx-auto max-w-page px-gutter py-section">
      <PreviewHead title="No preview here" />
      <EmptyState
        level={1}
        title="No preview here"
        art={<LateDroppedStitch className="w-40" />}
        action={
          <Button asChild variant="secondary">
            <Link to={paths.home()}>To the home page</Link>
          </Button>
        }
      >
        The address may have ended, or may be incomplete. Ask whoever gave it to you for another.
      </EmptyState>
    </div>
  );
}

function PreviewHead({ title }: { readonly title: string }) {
  return (
    <Head
      title={title}
      description={`A preview of ${site.name}, for those who were given its address.`}
      noindex
      isPrivate
    />
  );
}
