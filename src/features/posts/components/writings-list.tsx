import { Link } from 'react-router-dom';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import type { Writings } from '../writings';

interface WritingsListProps {
  readonly author: string;
  /** Undefined while they are on their way, null where they did not come. */
  readonly writings: Writings | undefined | null;
}

/** The newest articles of an author. Their place is kept while they are on their way; who has written none has no heading. */
export function WritingsList({ author, writings }: WritingsListProps) {
  const articles = writings?.[author] ?? [];
  if (writings && articles.length === 0) return null;
  return (
    <div data-writings={writings ? '' : undefined} className="min-h-40">
      <h3 className="text-sm font-semibold text-ink">Writes</h3>
      {writings === null ? (
        <p className="mt-3 text-sm text-muted">
          Find their texts among{' '}
          <Link to={paths.blogs()} className="link-underline">
            all articles
          </Link>
          .
        </p>
      ) : (
        <ul className="mt-3 space-y-3 text-sm">
          {writings === undefined
            ? [1, 2, 3].map((line) => (
                <li key={line} className="noscript:hidden">
                  <Skeleton className="h-8 w-full" />
                </li>
              ))
            : articles.map(({ id, title, readingTime }) => (
                <li key={id}>
                  <Link to={paths.blog(id)} className="font-medium text-brand link-underline">
                    <bdi>{title}</bdi>
                  </Link>{' '}
                  <span className="text-muted">{readingTime} min</span>
                </li>
              ))}
        </ul>
      )}
    </div>
  );
}
