import { toOwnPath } from '@/lib/own-content/own-path';

/** A place in a text: the how manieth of its pictures, headings or links, from 0. */
export interface TextPlace {
  readonly kind: 'picture' | 'heading' | 'link';
  readonly index: number;
}

/** Something that readers would miss. */
export interface Finding {
  readonly sentence: string;
  /** The name of a form's field, or a place in the text. */
  readonly place: string | TextPlace;
}

export interface OwnLink {
  /** From the root of the site, without what follows `?` or `#`. */
  readonly path: string;
  readonly words: string;
  readonly place: TextPlace;
}

/** As a selector, what each kind of place is. */
export const placeSelectors: Record<TextPlace['kind'], string> = {
  picture: 'img',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
};

const short = (words: string) => {
  const text = words.trim().replace(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

function elementsOf(fragment: ParentNode, kind: TextPlace['kind']): Element[] {
  return [...fragment.querySelectorAll(placeSelectors[kind])];
}

function pictureFindings(fragment: ParentNode): Finding[] {
  return elementsOf(fragment, 'picture').flatMap((picture, index) =>
    (picture.getAttribute('alt') ?? '').trim() === ''
      ? [
          {
            sentence: `Picture ${index + 1} has no alternative text: who cannot see it does not learn what it shows.`,
            place: { kind: 'picture' as const, index },
          },
        ]
      : [],
  );
}

function headingFindings(fragment: ParentNode): Finding[] {
  // The title is the first.
  let before = 1;
  return elementsOf(fragment, 'heading').flatMap((heading, index) => {
    const level = Number(heading.tagName.slice(1));
    const words = short(heading.textContent);
    const place = { kind: 'heading' as const, index };
    const found: Finding[] = [];
    if (words === '') found.push({ sentence: `Heading ${index + 1} is empty.`, place });
    else if (level === 1)
      found.push({ sentence: `“${words}” is a heading 1, which the title is already.`, place });
    else if (level > before + 1)
      found.push({
        sentence: `“${words}” is a heading ${level} where a heading ${before + 1} is due.`,
        place,
      });
    before = level;
    return found;
  });
}

/** What is missing in a text by itself. @param fragment clean */
export function checkText(fragment: ParentNode): Finding[] {
  return [...pictureFindings(fragment), ...headingFindings(fragment)];
}

/** The links of a text that lead to an address of this site. */
export function ownLinksIn(fragment: ParentNode): OwnLink[] {
  return elementsOf(fragment, 'link').flatMap((link, index) => {
    const href = toOwnPath(link.getAttribute('href') ?? '');
    if (!/^\/(?!\/)/.test(href)) return [];
    const path = href.replace(/[?#].*$/, '');
    const words = short(link.textContent) || path;
    return [{ path, words, place: { kind: 'link' as const, index } }];
  });
}
