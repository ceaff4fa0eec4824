import { withPage, withPost, type MatrixCase } from './database-arrange';

const publishers = ['marketing', 'admin', 'super_admin'] as const;
const pageManagers = ['seo', 'admin', 'super_admin'] as const;

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** Who may say when something becomes public and ends. */
export const timeMatrix: readonly MatrixCase[] = [
  {
    cases: 'B02',
    title: 'schedule a post',
    allowed: publishers,
    arrange: () =>
      withPost(
        (id) => (client) =>
          client
            .from('blog_posts')
            .update({ status: 'published', publish_at: tomorrow() })
            .eq('id', id)
            .select('id'),
      ),
  },
  {
    cases: 'B02',
    title: 'end a post',
    allowed: publishers,
    arrange: () =>
      withPost(
        (id) => (client) =>
          client.from('blog_posts').update({ unpublish_at: tomorrow() }).eq('id', id).select('id'),
        'published',
      ),
  },
  {
    cases: 'B04',
    title: 'schedule a page',
    allowed: pageManagers,
    arrange: () =>
      withPage(
        (id) => (client) =>
          client
            .from('pages')
            .update({ status: 'published', publish_at: tomorrow() })
            .eq('id', id)
            .select('id'),
      ),
  },
];
