interface SitemapEntry {
  readonly path: string;
  /** ISO 8601 */
  readonly lastModified?: string;
  /** Absolute addresses of the pictures that belong to the page. */
  readonly pictures?: readonly string[];
}

/** What search engines take in one file. */
interface PartLimits {
  readonly addresses: number;
  /** Bytes, not compressed. */
  readonly size: number;
}

const largest: PartLimits = { addresses: 50_000, size: 50 * 1024 * 1024 };

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

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const opening =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
const closing = '</urlset>\n';
const frame = declaration.length + opening.length + closing.length;

function lineOf(siteUrl: string, { path, lastModified, pictures = [] }: SitemapEntry): string {
  const modified = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : '';
  const images = pictures.map(
    (address) => `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`,
  );
  return `  <url><loc>${escapeXml(siteUrl + path)}</loc>${modified}${images.join('')}</url>\n`;
}

/**
 * The sitemap as files by name: `sitemap.xml`, and where that would hold more than search engines take, parts
 * (`sitemap-1.xml` …) which `sitemap.xml` then lists.
 */
export function buildSitemap(
  siteUrl: string,
  entries: readonly SitemapEntry[],
  limits: PartLimits = largest,
): Record<string, string> {
  const parts: string[][] = [[]];
  let size = frame;
  for (const entry of entries) {
    const line = lineOf(siteUrl, entry);
    const bytes = Buffer.byteLength(line);
    let part = parts.at(-1) ?? [];
    if (part.length >= limits.addresses || (part.length > 0 && size + bytes > limits.size)) {
      parts.push((part = []));
      size = frame;
    }
    part.push(line);
    size += bytes;
  }
  const texts = parts.map((lines) => declaration + opening + lines.join('') + closing);
  if (texts.length === 1) return { 'sitemap.xml': texts[0] ?? '' };
  const names = texts.map((_text, index) => `sitemap-${index + 1}.xml`);
  const list = names.map(
    (name) => `  <sitemap><loc>${escapeXml(`${siteUrl}/${name}`)}</loc></sitemap>\n`,
  );
  const index = `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list.join('')}</sitemapindex>\n`;
  return {
    'sitemap.xml': index,
    ...Object.fromEntries(names.map((name, place) => [name, texts[place] ?? ''])),
  };
}

export function buildRobots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /cms\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
