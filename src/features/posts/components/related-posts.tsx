import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { RelatedPost } from '../public-model';
import { CoverImage } from './cover-image';

/** Up to three articles of the same category. */
export function RelatedPosts({ posts }: { readonly posts: readonly RelatedPost[] }) {
  return (
    <section
      aria-labelledby="related-title"
      className="mx-auto mt-section max-w-page border-t border-line pt-12"
    >
      <h2 id="related-title" className="text-2xl font-bold text-ink">
        Related articles
      </h2>
      <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="group relative">
            <CoverImage address={post.featuredImage} alt="" category={post.category} />
            <h3 className="mt-4 text-lg font-semibold break-words text-ink">
              <Link
                to={paths.blog(post.id)}
                className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                <bdi>{post.title}</bdi>
              </Link>
            </h3>
            <p className="mt-2 line-clamp-2 text-ink-soft">{post.excerpt}</p>
            <p className="mt-2 text-sm text-muted">{post.readingTime} min read</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
