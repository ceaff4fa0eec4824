/** A comment, or an opening, closing or empty tag. What only looks like one, such as `<https://…>`, is none. */
export const tagPattern =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^'"<>])*?(\/?)>/gi;

export const voidElements = new Set([
  'br',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'wbr',
  'col',
  'source',
]);

/**
 * Whether a text is Markdown (with or without HTML in between) rather than HTML alone. In HTML alone every
 * word stands inside some element; a word outside of all of them is what Markdown is made of.
 */
export function isMarkdown(text: string): boolean {
  let depth = 0;
  let end = 0;
  for (const match of text.matchAll(tagPattern)) {
    if (depth === 0 && text.slice(end, match.index).trim() !== '') return true;
    end = match.index + match[0].length;
    const [, closing, name = '', selfClosing] = match;
    if (name === '' || selfClosing || voidElements.has(name.toLowerCase())) continue;
    depth = closing ? Math.max(0, depth - 1) : depth + 1;
  }
  return depth === 0 && text.slice(end).trim() !== '';
}
