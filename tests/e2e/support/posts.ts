import type { Tables, TablesInsert } from '@/lib/supabase/database.types';
import { asOwner } from './backend';
import { test as base } from './test';

type Post = Tables<'blog_posts'>;

interface PostFixtures {
  /** Stores posts of this test's own, published unless it says otherwise, and deletes them at its end. */
  readonly store: (...posts: Partial<TablesInsert<'blog_posts'>>[]) => Promise<Post[]>;
}

/** A word that no other post holds, to search for. */
export function uniqueWord(): string {
  return `w${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
}

export const test = base.extend<PostFixtures>({
  store: async ({ baseURL }, use) => {
    const ids: string[] = [];
    await use(async (...posts) => {
      const rows = posts.map((post) => ({
        title: `An article about ${uniqueWord()}`,
        excerpt: 'What it is about, in one sentence.',
        content: `<p>One paragraph, read at ${baseURL}.</p>`,
        author: 'Test Author',
        category: 'career-tips',
        status: 'published',
        ...post,
      }));
      // Rows of one insert share their columns, and a default would become null: one by one.
      const stored: Post[] = [];
      for (const row of rows) {
        const { data, error } = await asOwner().from('blog_posts').insert(row).select().single();
        if (error) throw error;
        ids.push(data.id);
        stored.push(data);
      }
      return stored;
    });
    await asOwner().from('blog_posts').delete().in('id', ids);
  },
});

/** The first of what `store` gave back. */
export function only(posts: readonly Post[]): Post {
  const [post] = posts;
  if (!post) throw new Error('No post was stored.');
  return post;
}
