import { toOwnPath } from '@/lib/own-content/own-path';

/** A place in a text: the how manieth of its pictures, headings or links, from 0. */
export interface TextPlace {
  readonly kind: 'picture' | 'heading' | 'link';
  readonly index: number;
  /** What stands there: the address of a picture or link, the words of a heading. */
  readonly words: string;
  /** The how manieth of its kind that says the same, from 0. */
  readonly nth: number;
}

/** A field of the form beside the text. */
export type CheckedField = 'metaDescription' | 'excerpt' | 'featuredImageAlt';

/** Something that readers would miss. */
export interface Finding {
  /** The same for the same thing, also when something else comes before it. */
  readonly key: string;
  readonly sentence: string;
  readonly place: CheckedField | TextPlace;
}

export interface OwnLink {
  /** From the root of the site, without what follows `?` or `#`. */
  readonly path: string;
  readonly words: string;
  readonly place: TextPlace;
}

const selectors: Record<TextPlace['kind'], string> = {
  picture: 'img',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
};

const wordsAt: Record<TextPlace['kind'], (element: Element) => string> = {
  picture: (element) => element.getAttribute('src') ?? '',
  heading: (element) => element.textContent.trim(),
  link: (element) => element.getAttribute('href') ?? '',
};

const short = (words: string) => {
  const text = words.trim().replace(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

function placesOf(fragment: ParentNode, kind: TextPlace['kind']) {
  const seen = new Map<string, number>();
  return [...fragment.querySelectorAll(selectors[kind])].map((element, index) => {
    const words = wordsAt[kind](element);
    const nth = seen.get(words) ?? 0;
    seen.set(words, nth + 1);
    return { element, place: { kind, index, words, nth } };
  });
}

function pictureFindings(fragment: ParentNode): Finding[] {
  return placesOf(fragment, 'picture').flatMap(({ element, place }) =>
    (element.getAttribute('alt') ?? '').trim() === ''
      ? [
          {
            key: `picture ${place.words}`,
            sentence: `Picture ${place.index + 1} has no alternative text: who cannot see it does not learn what it shows.`,
            place,
          },
        ]
      : [],
  );
}

/** What is wrong with one heading. @param before level of the one before it, the title being the first */
function headingProblem(words: string, level: number, before: number, number: number) {
  if (words === '') return `Heading ${number} is empty.`;
  if (level === 1) return `“${words}” is a heading 1, which the title is already.`;
  return level > before + 1
    ? `“${words}” is a heading ${level} where a heading ${before + 1} is due.`
    : undefined;
}

function headingFindings(fragment: ParentNode): Finding[] {
  let before = 1;
  return placesOf(fragment, 'heading').flatMap(({ element, place }) => {
    const level = Number(element.tagName.slice(1));
    const sentence = headingProblem(short(element.textContent), level, before, place.index + 1);
    before = level;
    return sentence === undefined ? [] : [{ key: sentence, sentence, place }];
  });
}

/** What is missing in a text by itself. @param fragment clean */
export function checkText(fragment: ParentNode): Finding[] {
  return [...pictureFindings(fragment), ...headingFindings(fragment)];
}

/** The links of a text that lead to an address of this site. */
export function ownLinksIn(fragment: ParentNode): OwnLink[] {
  return placesOf(fragment, 'link').flatMap(({ element, place }) => {
    const href = toOwnPath(place.words);
    if (!/^\/(?!\/)/.test(href)) return [];
    const path = href.replace(/[?#].*$/, '');
    const words = short(element.textContent) || path;
    return [{ path, words, place }];
  });
}
