import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { problemLabels, type ListedHead } from '../model';
import { headQueries } from '../queries';

interface HeadFactsProps {
  readonly head: ListedHead;
  readonly canViewFigures: boolean;
}

/** What else is known of an address, and the ways to it. */
export function HeadFacts({ head, canViewFigures }: HeadFactsProps) {
  const { path, kind, problems, isIndexed, isInSitemap } = head;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-line pt-4 text-sm">
      <dt className="text-muted">Found so far</dt>
      <dd>{problems.map((problem) => problemLabels[problem]).join(', ') || 'Nothing'}</dd>
      <dt className="text-muted">Search engines</dt>
      <dd>
        {isIndexed ? 'May list it' : 'Are asked not to list it'};{' '}
        {isInSitemap ? 'in the sitemap' : 'not in the sitemap'}
      </dd>
      {canViewFigures && kind !== 'built-in' ? <Views path={path} /> : null}
      <dt className="text-muted">Address</dt>
      <dd>
        <Link to={path} target="_blank" rel="noopener" className="link-underline">
          View the page<span className="sr-only"> (opens in a new tab)</span>
        </Link>
      </dd>
    </dl>
  );
}

function Views({ path }: { readonly path: string }) {
  const views = useQuery(headQueries.views(path));
  return (
    <>
      <dt className="text-muted">Views</dt>
      <dd>
        <span data-numbers="">{views.data?.toLocaleString('en-IN') ?? '–'}</span> in 30 days,{' '}
        <Link to={paths.cms.analytics()} target="_blank" className="link-underline">
          all figures<span className="sr-only"> (opens in a new tab)</span>
        </Link>
      </dd>
    </>
  );
}
