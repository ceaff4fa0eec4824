import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatShortDate } from '@/lib/dates';
import type { PostSummary } from '../public-model';
import { CategoryMark } from './category-mark';
import { CoverImage } from './cover-image';

interface FeaturedPostsProps {
  /** One to three posts. */
  readonly posts: readonly PostSummary[];
}

/** The editors' choice: the first post large, the others beside it. */
export function FeaturedPosts({ posts }: FeaturedPostsProps) {
  const [lead, ...others] = posts;
  if (!lead) return null;
  return (
    <section aria-labelledby="featured-title">
      <h2 id="featured-title" className="text-2xl font-bold text-ink">
        Featured articles
      </h2>
      <div className="mt-6 grid gap-8 lg:grid-cols-3 lg:gap-12">
        <article className="group relative lg:col-span-2">
          <CoverImage address={lead.featuredImage} alt="" category={lead.category} isPriority />
          <div className="mt-5 max-w-measure">
            <CategoryMark category={lead.category} />
            <h3 className="mt-2 text-3xl font-bold text-balance break-words text-ink">
              <Link
                to={paths.blog(lead.id)}
                className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                <bdi>{lead.title}</bdi>
              </Link>
            </h3>
            <p className="mt-3 text-lg break-words text-ink-soft">{lead.excerpt}</p>
            <Byline post={lead} />
          </div>
        </article>
        {others.length > 0 && (
          <div className="grid content-start gap-8 sm:grid-cols-2 lg:grid-cols-1">
            {others.map((post) => (
              <article key={post.id} className="group relative">
                <CoverImage address={post.featuredImage} alt="" category={post.category} />
                <div className="mt-3">
                  <CategoryMark category={post.category} />
                  <h3 className="mt-1 text-xl font-semibold text-balance break-words text-ink">
                    <Link
                      to={paths.blog(post.id)}
                      className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                    >
                      <bdi>{post.title}</bdi>
                    </Link>
                  </h3>
                  <Byline post={post} />
                </div>
              </article>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function Byline({ post }: { readonly post: PostSummary }) {
  return (
    <p className="mt-3 text-sm text-muted">
      <bdi>{post.author}</bdi>
      <span aria-hidden> · </span>
      <time dateTime={post.publishedAt}>{formatShortDate(post.publishedAt)}</time>
      <span aria-hidden> · </span>
      {post.readingTime} min read
    </p>
  );
}
