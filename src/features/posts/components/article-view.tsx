import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Face } from '@/components/ui/face';
import { ShareButton } from '@/components/ui/share-button';
import { paths } from '@/config/paths';
import { instructorNamed } from '@/data/instructor-names';
import { formatLongDate } from '@/lib/dates';
import { extractHeadings } from '@/lib/html/headings';
import { RichText } from '@/lib/html/rich-text';
import { assetUrl } from '@/lib/supabase/asset-url';
import type { WrittenArticle } from '../built';
import type { Article, RelatedPost } from '../public-model';
import { CategoryMark } from './category-mark';
import { CoverImage } from './cover-image';
import { RelatedPosts } from './related-posts';
import { TableOfContents } from './table-of-contents';

interface ArticleViewProps {
  readonly article: Article;
  readonly related?: readonly RelatedPost[];
  /** In place of its content, where the article stands as it was built. */
  readonly written?: WrittenArticle | undefined;
  /** In the editor: nothing leads away, nothing is shared. */
  readonly isPreview?: boolean;
  /** In a dialog, or beside something else: narrower than the screen. */
  readonly isBoxed?: boolean;
}

/** Articles with fewer sections read well without a table of contents. */
const MIN_HEADINGS_FOR_CONTENTS = 3;
/** A longer table would be no help to find anything, and thousands of entries keep the page busy. */
const MAX_HEADINGS_IN_CONTENTS = 150;

type Author = Pick<Article, 'author' | 'authorImage'>;

/** Whoever has a picture of their own may be a namesake. */
function instructorOf({ author, authorImage }: Author) {
  return authorImage ? undefined : instructorNamed(author);
}

function AuthorFace({ article }: { readonly article: Author }) {
  const { author, authorImage } = article;
  const portrait = instructorOf(article)?.image;
  if (portrait) return <Face name={author} portrait={portrait} />;
  return <Avatar name={author} {...(authorImage ? { src: assetUrl(authorImage) } : {})} />;
}

/** An article as visitors read it; the editor's preview shows the very same component. */
export function ArticleView({
  article,
  related = [],
  written,
  isPreview = false,
  isBoxed = false,
}: ArticleViewProps) {
  const hasBody = written ? written.text !== undefined : article.content.trim() !== '';
  const headings = useMemo(
    () => written?.headings ?? extractHeadings(article.content),
    [article.content, written],
  );
  const instructor = instructorOf(article);
  const hasContents =
    headings.length >= MIN_HEADINGS_FOR_CONTENTS && headings.length <= MAX_HEADINGS_IN_CONTENTS;

  return (
    <article aria-labelledby="article-title" className="wrap-anywhere">
      <header className="mx-auto max-w-narrow">
        <CategoryMark category={article.category} />
        <h1 id="article-title" className="mt-4 text-4xl font-bold text-balance text-ink">
          <bdi>{article.title}</bdi>
        </h1>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
          <AuthorFace article={article} />
          <p className="min-w-0 flex-1 text-sm text-muted">
            <span className="block font-semibold text-ink">
              <bdi>{article.author}</bdi>
            </span>
            {article.publishedAt && (
              <>
                <time dateTime={article.publishedAt}>{formatLongDate(article.publishedAt)}</time>
                <span aria-hidden> · </span>
              </>
            )}
            <span>{article.readingTime} min read</span>
          </p>
          {!isPreview && <ShareButton title={article.title} />}
        </div>
        {article.tags.length > 0 && (
          <ul aria-label="Tags" className="mt-5 flex flex-wrap gap-2">
            {article.tags.map((tag) => (
              <li key={tag}>
                <Badge>
                  <bdi>{tag}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </header>

      {article.featuredImage && (
        <div className="mx-auto mt-10 max-w-4xl">
          <CoverImage
            address={article.featuredImage}
            alt={article.featuredImageAlt}
            category={article.category}
            isPriority
          />
        </div>
      )}

      <div className="mx-auto mt-10 max-w-narrow xl:relative">
        {hasContents && <TableOfContents headings={headings} isBoxed={isBoxed} />}
        {hasBody ? (
          <RichText html={article.content} written={written?.text} />
        ) : (
          <div className="prose">
            <p>{article.excerpt}</p>
          </div>
        )}

        <aside aria-label="About the author" className="mt-14 border-t border-line pt-8">
          <div className="flex gap-4">
            <AuthorFace article={article} />
            <div className="min-w-0">
              <p className="font-semibold text-ink">
                {instructor && !isPreview ? (
                  <Link to={paths.instructor(instructor.id)} className="link-underline">
                    <bdi>{article.author}</bdi>
                  </Link>
                ) : (
                  <bdi>{article.author}</bdi>
                )}
              </p>
              {article.authorBio && <p className="mt-1 text-ink-soft">{article.authorBio}</p>}
            </div>
          </div>
        </aside>
      </div>

      {related.length > 0 && <RelatedPosts posts={related} />}
      {!isPreview && (
        <p className="mx-auto mt-12 max-w-narrow">
          <Link to={paths.blogs()} className="link-underline font-medium">
            All articles
          </Link>
        </p>
      )}
    </article>
  );
}
