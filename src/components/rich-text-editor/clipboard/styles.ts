/** Declarations by name in lower case. By hand, since browsers drop what they do not know, such as `mso-list`. */
export type Styles = ReadonlyMap<string, string>;

// Each of the patterns begins at the beginning of a word and ends before the next of its kind, so that a long text without
// an end is read once.
const declaration = /(?<![a-z-])([a-z-]+)\s*:\s*((?:"[^"]*"|'[^']*'|[^;"'])*)/gi;

export function readStyles(text: string): Styles {
  const styles = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(declaration))
    styles.set(name.toLowerCase(), value.trim());
  return styles;
}

export function stylesOf(element: Element): Styles {
  return readStyles(element.getAttribute('style') ?? '');
}

/** Points of `24.0px Helvetica`, `12pt` or `1.5em`; undefined where nothing is said in such a unit. */
export function fontSize(styles: Styles): number | undefined {
  const text = `${styles.get('font-size') ?? ''} ${styles.get('font') ?? ''}`;
  const [, size, unit] = /(?<![\d.])(\d+(?:\.\d+)?)(px|pt)/i.exec(text) ?? [];
  if (size === undefined) return undefined;
  return unit?.toLowerCase() === 'px' ? Number(size) * 0.75 : Number(size);
}

/**
 * Writes the rules of a style sheet into the elements that they mean. Apple's programs say all they know about a
 * text in rules such as `p.p1 {…}`; other selectors than an element with a class are left alone.
 */
export function inlineRules(html: string, root: DocumentFragment): void {
  if (!/<meta[^<>]+Cocoa HTML Writer/i.test(html)) return;
  const sheet = /<style[^<>]*>([^<]*)<\/style>/i.exec(html)?.[1] ?? '';
  for (const [, tag = '', name = '', body = ''] of sheet.matchAll(
    /\b(\w+)\.([\w-]+)\s*\{([^{}]*)\}/g,
  )) {
    for (const element of root.querySelectorAll(`${tag}.${name}`)) {
      const own = element.getAttribute('style');
      element.setAttribute('style', own === null ? body : `${body};${own}`);
    }
  }
}
