import type { Heading } from './headings';

/** A text that stands in the page as the build has written it: clean, and with its reading aids. */
export interface WrittenText {
  /** Its nodes, for when React has to make their place anew. */
  readonly kept: DocumentFragment | undefined;
}

/** What the build makes of a text. */
export interface ReadyText {
  readonly html: string;
  /** With words in them, in reading order. */
  readonly headings: readonly Heading[];
}

/** Where the text goes, while a page is rendered at build; in the browser it is there already. */
let mark = '';

/** While building: what to render in place of texts. */
export function markTexts(token: string): void {
  mark = token;
}

export function textMark(): string {
  return mark;
}

/** The text of the prerendered page, before React has taken it over. */
export function keepText(): WrittenText {
  if (mark !== '') return { kept: undefined };
  const kept = document.createDocumentFragment();
  for (const node of document.querySelector('[data-written]')?.childNodes ?? []) {
    kept.append(node.cloneNode(true));
  }
  return { kept };
}
