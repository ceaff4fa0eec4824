import { expect, inject, it } from 'vitest';

// The one test here that is in order: it meets an error of the database, and expects it.
it('passes after a statement that the database refused', async () => {
  const { url, publishableKey } = inject('backend');
  const response = await fetch(`${url}/rest/v1/blog_posts?id=eq.nonsense`, {
    headers: { apikey: publishableKey },
  });
  expect(response.status).toBe(400);
});
