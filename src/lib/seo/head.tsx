import { Helmet } from 'react-helmet-async';
import { site } from '@/config/site';
import { absoluteUrl } from './absolute-url';
import { fullTitle } from './full-title';
import { JsonLd, type JsonLdObject } from './json-ld';
import { organization } from './organization';
import { usePathMeta } from './path-meta';
import { hasShareImage, shareImagePath } from './share-image';

interface HeadProps {
  /** The brand is appended where it does not name it. */
  readonly title: string;
  /** Of the page itself, at most `descriptionLimit` characters: search engines cut what is longer. */
  readonly description: string;
  /** Path of the canonical address; leave out where the screen stands at an address that is none. */
  readonly path?: string | undefined;
  /** Path or absolute address of a 1200 × 630 picture; without it, the one that the build draws for the path. */
  readonly image?: string;
  readonly type?: 'website' | 'article';
  /** When it ends, in ISO 8601: search engines then leave it out. Null: never. */
  readonly until?: string | null;
  /** For whoever is on the page, not to be found. */
  readonly noindex?: boolean;
  /** Without what a shared link shows. */
  readonly isPrivate?: boolean;
  readonly jsonLd?: readonly JsonLdObject[];
}

/**
 * The head of a page. Exactly one per leaf page: with React 19 Helmet hands its tags over to React, which takes them out
 * again with the component, but removes no duplicates. Structured data stand beside it (see `JsonLd`).
 */
export function Head({
  title: ownTitle,
  description: ownDescription,
  path,
  image,
  type = 'website',
  until = null,
  noindex,
  isPrivate = false,
  jsonLd = [],
}: HeadProps) {
  const meta = usePathMeta(path);
  const title = meta.title || ownTitle;
  const description = meta.description || ownDescription;
  const ownPicture = path !== undefined && hasShareImage(path) ? shareImagePath(path) : undefined;
  const picture = absoluteUrl(image ?? ownPicture ?? site.shareImage);
  const preview = isPrivate
    ? []
    : [
        ...(path === undefined ? [] : [['og:url', absoluteUrl(path)]]),
        ['og:title', title],
        ['og:description', description],
        ['og:type', type],
        ['og:site_name', site.name],
        ['og:locale', 'en_IN'],
        ['og:image', picture],
      ];
  return (
    <>
      <Helmet>
        <title>{fullTitle(title)}</title>
        <meta name="description" content={description} />
        {noindex ? <meta name="robots" content="noindex" /> : null}
        {until === null || noindex ? null : (
          <meta name="robots" content={`unavailable_after: ${until}`} />
        )}
        {path === undefined ? null : <link rel="canonical" href={absoluteUrl(path)} />}
        {/* An array, not a fragment: Helmet keeps of nested fragments only the last. */}
        {preview.map(([property, text]) => (
          <meta key={property} property={property} content={text} />
        ))}
        {isPrivate ? null : <meta name="twitter:card" content="summary_large_image" />}
      </Helmet>
      <JsonLd items={[organization(), ...jsonLd]} />
    </>
  );
}
