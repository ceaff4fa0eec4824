import { rm } from 'node:fs/promises';
import { bootEmbeddedBackend } from '../tooling/embedded-backend/boot';
await rm('/tmp/db/try', { recursive: true, force: true });
const t = Date.now();
const b = await bootEmbeddedBackend({
  dataDirectory: '/tmp/db/try',
  siteUrl: 'http://localhost:54400',
  seed: true,
});
console.log('boot', Date.now() - t);
const call = async (method: string, path: string, body?: unknown, key = b.publishableKey) => {
  const r = await b.fetch(
    new Request('http://localhost:54400' + path, {
      method,
      headers: { apikey: key, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
    '127.0.0.1',
  );
  console.log(method, path, r.status, (await r.text()).slice(0, 300));
};
await call('GET', '/rest/v1/blog_posts?select=id,title');
await call('GET', '/rest/v1/blog_posts');
await call('GET', '/rest/v1/user_profiles');
await call('POST', '/rest/v1/rpc/search_published_posts', { term: 'a%_\\' });
await call('POST', '/rest/v1/rpc/record_view', { viewed_path: '/blogs/x' });
await call('POST', '/rest/v1/rpc/count_posts', {});
await call('GET', '/rest/v1/role_permissions?limit=3', undefined, 'sb_secret_careerloom_local');
await call('GET', '/storage/v1/bucket', undefined, 'sb_secret_careerloom_local');
await b.close();
