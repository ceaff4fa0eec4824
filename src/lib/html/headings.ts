import { sanitizeToFragment } from './sanitize';

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** Gives every h2 and h3 an id made from its words, unique within the fragment. */
export function withHeadingAnchors(fragment: DocumentFragment): Heading[] {
  const used = new Set<string>();
  /** Where counting goes on for equal headings: thousands of them would otherwise be counted from the start each time. */
  const counts = new Map<string, number>();
  return [...fragment.querySelectorAll('h2, h3')].map((element) => {
    const text = element.textContent.trim();
    const base = `section-${
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'part'
    }`;
    let id = base;
    let count = counts.get(base) ?? 2;
    for (; used.has(id); count += 1) id = `${base}-${count}`;
    counts.set(base, count);
    used.add(id);
    element.id = id;
    return { id, text, level: element.tagName === 'H2' ? 2 : 3 };
  });
}

interface CleanArticle {
  readonly fragment: DocumentFragment;
  readonly headings: readonly Heading[];
}

/** The last one: cleaning a text of the longest kind takes half a second, and its contents and its view both need it. */
let last: (CleanArticle & { readonly html: string }) | undefined;

function read(html: string): CleanArticle {
  if (last?.html !== html) {
    const fragment = sanitizeToFragment(html);
    last = { html, fragment, headings: withHeadingAnchors(fragment) };
  }
  return last;
}

/** An article ready to be shown, with an id for each heading; the fragment is the caller's to keep and to change. */
export function cleanArticle(html: string): CleanArticle {
  const { fragment, headings } = read(html);
  // One view is the rule; another one of the same text cleans it anew.
  last = undefined;
  return { fragment, headings };
}

/** The headings of an article in reading order, with the ids that `RichText` gives them. */
export function extractHeadings(html: string): Heading[] {
  return read(html).headings.filter((heading) => heading.text !== '');
}
