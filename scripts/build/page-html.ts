interface PageParts {
  readonly head: string;
  readonly body: string;
  /** The block behind the root element. */
  readonly data?: string;
  /** Paths of the scripts that take the page over; they are fetched all at once, behind what the visitor sees. */
  readonly scripts?: readonly string[];
}

/** Puts what was rendered into the places that `index.html` keeps for it. */
export function fillPage(template: string, parts: PageParts): string {
  // Functions, not strings: `$&` in an article would otherwise be taken for a pattern.
  return template
    .replace('<!--head-->', () => parts.head)
    .replace('<!--body--></div>', () => `${parts.body}</div>${parts.data ?? ''}`);
}

/** The same for one address, by which the page is known to whoever takes it over. */
export function pageHtml(template: string, path: string, parts: PageParts): string {
  const scripts = parts.scripts ? ` data-scripts="${parts.scripts.join(' ')}"` : '';
  const root = `<div id="root" data-path="${path}"${scripts}>`;
  return fillPage(template, parts).replace('<div id="root">', () => root);
}
