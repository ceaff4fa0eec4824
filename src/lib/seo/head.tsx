import { site } from '@/config/site';
import { absoluteUrl } from './absolute-url';
import { JsonLd, type JsonLdObject } from './json-ld';
import { organization } from './organization';
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
  /** For whoever is on the page, not to be found. */
  readonly noindex?: boolean;
  readonly jsonLd?: readonly JsonLdObject[];
}

/**
 * The head of a page. Exactly one per leaf page: React 19 hoists the tags into the head and takes them
 * out again with the component, but removes no duplicates.
 */
export function Head({
  title,
  description,
  path,
  image,
  type = 'website',
  noindex,
  jsonLd = [],
}: HeadProps) {
  const fullTitle = title.includes(site.name) ? title : `${title} | ${site.name}`;
  const ownPicture = path !== undefined && hasShareImage(path) ? shareImagePath(path) : undefined;
  const picture = absoluteUrl(image ?? ownPicture ?? site.shareImage);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {path !== undefined && <link rel="canonical" href={absoluteUrl(path)} />}
      {path !== undefined && <meta property="og:url" content={absoluteUrl(path)} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd items={[organization(), ...jsonLd]} />
    </>
  );
}
