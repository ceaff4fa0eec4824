import { sampleArticle } from '../samples';
import { Head } from '@/lib/seo/head';
import { shortDescription } from '@/lib/seo/short-description';
import { ArticleView } from './article-view';

/** A built-in article with related ones, standing in for one that cannot be fetched. */
export function SampleArticle({ id }: { readonly id: string }) {
  const { article, related } = sampleArticle(id);
  return (
    <>
      <Head
        title={`${article.title} (sample)`}
        description={shortDescription(article.excerpt)}
        noindex
      />
      <ArticleView article={article} related={related} />
    </>
  );
}
