import { escapeXml, withoutForbiddenCharacters } from './sitemap';

/** An article with its full text. */
export interface FeedPost {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  /** HTML */
  readonly content: string;
  readonly author: string;
  readonly category: string;
  /** ISO 8601 */
  readonly publishedAt: string;
}

interface FeedFacts {
  readonly title: string;
  readonly description: string;
  readonly siteUrl: string;
  readonly language: string;
  /** Readers of feeds are trusted with no more than the page shows: its sanitiser. */
  readonly clean: (html: string) => string;
  /** Newest first. */
  readonly posts: readonly FeedPost[];
}

/** Readers of feeds expect the newest; more would only make each fetch heavier. */
export const MAX_ITEMS = 50;

/** RSS 2.0 with the full text of the newest articles that the build knows. */
export function buildFeed({
  title,
  description,
  siteUrl,
  language,
  clean,
  posts,
}: FeedFacts): string {
  const items = posts.slice(0, MAX_ITEMS).map((post) => {
    const url = siteUrl + post.path;
    // A CDATA section ends at the first "]]>": an article that contains one is split there.
    const body = withoutForbiddenCharacters(clean(post.content)).replaceAll(
      ']]>',
      ']]]]><![CDATA[>',
    );
    return `    <item>
      <title>${escapeXml(post.title)}</title>
      <link>${escapeXml(url)}</link>
      <guid isPermaLink="true">${escapeXml(url)}</guid>
      <pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>
      <dc:creator>${escapeXml(post.author)}</dc:creator>
      <category>${escapeXml(post.category)}</category>
      <description>${escapeXml(post.excerpt)}</description>
      <content:encoded><![CDATA[${body}]]></content:encoded>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(`${siteUrl}/blogs`)}</link>
    <description>${escapeXml(description)}</description>
    <language>${language}</language>
    <atom:link href="${escapeXml(`${siteUrl}/feed.xml`)}" rel="self" type="application/rss+xml" />
${items.join('\n')}
  </channel>
</rss>
`;
}
