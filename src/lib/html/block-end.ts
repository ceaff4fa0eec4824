import { tagPattern, voidElements } from './is-markdown';

/**
 * Where the outermost element ends in which a place of a text lies, or else the line: what is put in there cuts no
 * element in two.
 *
 * @param place index into the text
 */
export function blockEnd(text: string, place: number): number {
  let depth = 0;
  let start = 0;
  let end = place;
  for (const match of text.matchAll(tagPattern)) {
    const [tag, closing, name = '', selfClosing] = match;
    if (depth === 0 && match.index > end) break;
    if (name === '' || selfClosing || voidElements.has(name.toLowerCase())) continue;
    if (!closing) {
      if (depth === 0) start = match.index;
      depth += 1;
      continue;
    }
    depth = Math.max(0, depth - 1);
    const after = match.index + tag.length;
    // What follows on the same line may belong to the next element.
    if (depth === 0 && start <= end && end <= after) end = lineEnd(text, after);
  }
  return lineEnd(text, end);
}

function lineEnd(text: string, place: number): number {
  const end = text.indexOf('\n', place);
  return end === -1 ? text.length : end;
}
