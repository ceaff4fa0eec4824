import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/config/paths';
import { formatShortDate } from '@/lib/dates';
import type { PostSummary } from '../public-model';
import { CategoryMark } from './category-mark';
import { CoverImage } from './cover-image';

/** A card shows three tags; the article shows them all. */
const MAX_TAGS = 3;

interface PostCardProps {
  readonly post: PostSummary;
  readonly isPriority?: boolean;
}

/** One article in the grid. The whole card leads to it; its title is the link that is announced. */
export function PostCard({ post, isPriority = false }: PostCardProps) {
  return (
    <article className="group relative flex flex-col wrap-anywhere">
      <CoverImage
        address={post.featuredImage}
        alt=""
        category={post.category}
        isPriority={isPriority}
      />
      <div className="mt-4 flex flex-1 flex-col">
        <CategoryMark category={post.category} />
        <h3 className="mt-2 text-xl font-semibold text-balance text-ink">
          <Link
            to={paths.blog(post.id)}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            <bdi>{post.title}</bdi>
          </Link>
        </h3>
        <p className="mt-2 line-clamp-3 text-ink-soft">{post.excerpt}</p>
        <p className="mt-3 text-sm text-muted">
          <bdi>{post.author}</bdi>
          <span aria-hidden> · </span>
          <time dateTime={post.publishedAt}>{formatShortDate(post.publishedAt)}</time>
          <span aria-hidden> · </span>
          {post.readingTime} min read
        </p>
        {post.tags.length > 0 && (
          <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-2">
            {post.tags.slice(0, MAX_TAGS).map((tag) => (
              <li key={tag} className="max-w-full">
                <Badge>
                  <bdi>{tag}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
