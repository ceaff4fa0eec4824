/** What the shell sends for at the address of an article or a page that it does not know yet. */
import { env } from './config/env';
import { addressLimits, slugPattern } from './config/address-limits';
import { paths } from './config/paths';
import { publicArticle } from './features/posts/public-model';
import { publicPage } from './features/pages/model';
import type { ShellRequest } from './lib/shell-requests';

/**
 * @param scriptsOf paths of the scripts of a route and of its late parts, but for those that the shell names already
 */
export function shellRequests(
  scriptsOf: (route: string, without: readonly string[]) => readonly string[],
): ShellRequest[] {
  const headers = { accept: 'application/json', apikey: env.supabaseKey };
  // As the data client writes it: only then is the answer taken for the page's own.
  const request = (table: string, select: string, column: string) =>
    `${env.assetOrigin}/rest/v1/${table}?${new URLSearchParams({ select }).toString()}&${column}=eq.{}&status=eq.published`;
  const id = '[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}';
  return [
    {
      path: `^${paths.blogs()}/(${id})/?$`,
      url: request('blog_posts', publicArticle.select, 'id'),
      headers,
      // Samples stand in where there is no database.
      scripts: scriptsOf('src/app/routes/site/blog.tsx', [
        'src/features/posts/components/sample-article.tsx',
      ]),
    },
    {
      path: `^/(?!cms/?$)(?=.{1,${addressLimits.slug}}/?$)(${slugPattern.source.slice(1, -1)})/?$`,
      url: request('pages', publicPage.select, 'slug'),
      headers,
      scripts: scriptsOf('src/app/routes/site/cms-page.tsx', []),
    },
  ];
}
