import { limits } from '@/config/limits';

/** A description below this length says too little; ends of sentences before it do not count. */
const SHORTEST = 70;

/**
 * What search engines show of a text that was written for readers.
 * @returns at most 160 characters: whole sentences where they say enough, else whole words and an ellipsis
 */
export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limits.metaDescription) return line;
  const start = line.slice(0, limits.metaDescription);
  const sentences = /^.*[.!?](?=\s)/.exec(line.slice(0, limits.metaDescription + 1))?.[0] ?? '';
  if (sentences.length >= SHORTEST) return sentences;
  const words = start.slice(0, -1).replace(/[\s,;:–-]*\s\S*$/, '');
  // One long word has no place to break at; half of a pair of surrogates would be no character.
  return `${(words || start.slice(0, -1)).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
