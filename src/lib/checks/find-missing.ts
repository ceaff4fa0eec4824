import { isMarkdown } from '@/lib/html/is-markdown';
import { lateMarkdownReader } from '@/lib/html/late-markdown';
import { sanitizeForEditing } from '@/lib/html/sanitize';
import { checkText, ownLinksIn, type Finding } from './content-checks';
import { deadWords, findDeadLinks } from './dead-links';

/** What is looked at of a post or page, as its form holds it. */
export interface CheckedText {
  readonly content: string;
  readonly metaDescription: string;
  /** A page has none of these. */
  readonly excerpt?: string;
  readonly featuredImage?: string;
  readonly featuredImageAlt?: string;
}

export interface Missing {
  readonly findings: readonly Finding[];
  /** False when it could not be found out where the links lead. */
  readonly areLinksKnown: boolean;
}

async function readText({ content, excerpt }: CheckedText): Promise<DocumentFragment> {
  // A post is HTML whatever it looks like.
  const isHtml = excerpt !== undefined || !isMarkdown(content);
  return sanitizeForEditing(
    isHtml ? content : (await lateMarkdownReader.load()).shownMarkdown(content),
  );
}

function fieldFindings(text: CheckedText): Finding[] {
  const { excerpt, featuredImage = '', featuredImageAlt = '', metaDescription } = text;
  const found: Finding[] = [];
  if (excerpt?.trim() === '')
    found.push({
      key: 'excerpt',
      sentence: 'There is no excerpt for the list of articles.',
      place: 'excerpt',
    });
  if (featuredImage !== '' && featuredImageAlt.trim() === '')
    found.push({
      key: `featured ${featuredImage}`,
      sentence: 'The featured image has no alternative text.',
      place: 'featuredImageAlt',
    });
  if (metaDescription.trim() === '')
    found.push({
      key: 'metaDescription',
      sentence:
        excerpt === undefined
          ? 'There is no meta description: search engines choose words of the page themselves.'
          : 'There is no meta description: search results show the beginning of the excerpt.',
      place: 'metaDescription',
    });
  return found;
}

async function linkFindings(
  fragment: ParentNode,
  { ownPath, known, signal }: Pick<CheckOptions, 'ownPath' | 'signal'> & { known: Set<string> },
): Promise<Finding[]> {
  // To itself it leads as soon as it is public.
  const links = ownLinksIn(fragment).filter(({ path }) => path !== ownPath && !known.has(path));
  const dead = await findDeadLinks(
    links.map(({ path }) => path),
    signal,
  );
  return links.flatMap(({ path, words, place }) => {
    const reason = dead.get(path);
    return reason === undefined
      ? []
      : [{ key: `link ${path}`, sentence: `The link “${words}” ${deadWords[reason]}`, place }];
  });
}

export interface CheckOptions {
  readonly text: CheckedText;
  /** What is public already: what it lacks, too, is nothing new. */
  readonly known?: CheckedText | null;
  /** Where the document itself stands, or will. */
  readonly ownPath: string;
  /** Ends the waiting for the database; what is known by then is the answer. */
  readonly signal: AbortSignal;
}

/** What readers would miss in a post or page. */
export async function findMissing(options: CheckOptions): Promise<Missing> {
  const { text, known = null, ownPath, signal } = options;
  const [fragment, before] = await Promise.all([readText(text), known && readText(known)]);
  const old = new Set(
    [...(known ? fieldFindings(known) : []), ...(before ? checkText(before) : [])].map(
      ({ key }) => key,
    ),
  );
  const oldLinks = new Set((before ? ownLinksIn(before) : []).map(({ path }) => path));
  const ended = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null));
  });
  const asked = linkFindings(fragment, { ownPath, known: oldLinks, signal }).catch(() => null);
  const links = await Promise.race([asked, ended]);
  return {
    findings: [...checkText(fragment), ...(links ?? []), ...fieldFindings(text)].filter(
      ({ key }) => !old.has(key),
    ),
    areLinksKnown: links !== null,
  };
}
