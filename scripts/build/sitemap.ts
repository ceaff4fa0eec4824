interface SitemapEntry {
  readonly path: string;
  /** ISO 8601 */
  readonly lastModified?: string;
}

/** Without the characters that XML cannot hold in any form: one of them would make the whole file unreadable. */
export function withoutForbiddenCharacters(text: string): string {
  return text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '');
}

export function escapeXml(text: string): string {
  return withoutForbiddenCharacters(text).replace(
    /[<>&'"]/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
}

export function buildSitemap(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, lastModified }) => {
    const modified = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : '';
    return `  <url><loc>${escapeXml(siteUrl + path)}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export function buildRobots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /cms\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
