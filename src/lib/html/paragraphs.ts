import { isMarkdown } from './is-markdown';
import { sanitizeToFragment } from './sanitize';

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, tr, pre, figcaption, summary, dt, dd';

/** The words of a text, one entry per paragraph, heading, list item or table row; pictures by their address. */
export function paragraphsOf(html: string): string[] {
  const fragment = sanitizeToFragment(html);
  for (const image of fragment.querySelectorAll('img')) {
    image.replaceWith(`\n[Picture: ${image.alt || (image.getAttribute('src') ?? '')}]\n`);
  }
  for (const cell of fragment.querySelectorAll('td, th')) cell.append(' ');
  for (const block of fragment.querySelectorAll(blocks)) {
    block.prepend('\n');
    block.append('\n');
  }
  return fragment.textContent
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** The same for a text that may be Markdown, whose own lines say most about what differs. */
export function paragraphsOfText(text: string): string[] {
  if (!isMarkdown(text)) return paragraphsOf(text);
  return text.split('\n').filter((line) => line.trim() !== '');
}
