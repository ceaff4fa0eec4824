import { describe, expect, test } from 'vitest';
import { postSummary, publicArticle } from '@/features/posts/public-model';
import { publicPage } from '@/features/pages/model';
import { seededContent } from '../../scripts/build/seeded-content';
import { visitor } from '../support/database-actors';

const { articles, pages } = await seededContent();
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1);

describe('what an embedded build writes is what the embedded database answers', () => {
  test('of every article of the seed', async () => {
    const ids = articles.map(({ id }) => id);
    const { data } = await visitor()
      .from('blog_posts')
      .select(publicArticle.select)
      .in('id', ids)
      .throwOnError();
    expect(data.map(publicArticle.fromRow).sort(byId)).toEqual(
      articles.map(publicArticle.fromRow).sort(byId),
    );
    expect(data.map(postSummary.fromRow).sort(byId)).toEqual(
      articles.map(postSummary.fromRow).sort(byId),
    );
  });

  test('of every page of the seed', async () => {
    const slugs = pages.map(({ slug }) => slug);
    const { data } = await visitor()
      .from('pages')
      .select(publicPage.select)
      .in('slug', slugs)
      .throwOnError();
    expect(data.map(publicPage.fromRow).sort(bySlug)).toEqual(
      pages.map(publicPage.fromRow).sort(bySlug),
    );
  });
});
