import { describe, expect, it } from 'vitest';
import { limits } from '@/config/limits';
import { shortDescription } from './short-description';

const sentence = 'Nine words stand in this sentence, and it ends here.';

describe('the short form of a text', () => {
  it('is the text itself where it fits, on one line', () => {
    expect(shortDescription(`  ${sentence}\n ${sentence} `)).toBe(`${sentence} ${sentence}`);
    const full = `${'a'.repeat(limits.metaDescription - 1)}.`;
    expect(shortDescription(full)).toBe(full);
  });

  it('ends with a sentence where the sentences say enough', () => {
    expect(shortDescription(Array(5).fill(sentence).join(' '))).toBe(
      [sentence, sentence, sentence].join(' '),
    );
  });

  it('ends with a word and an ellipsis where they do not', () => {
    const short = shortDescription(`Yes. ${'word, '.repeat(60)}`);
    expect(short).toMatch(/^Yes\. (word, )+word…$/);
    expect(short.length).toBeLessThanOrEqual(limits.metaDescription);
  });

  it('cuts one endless word between characters', () => {
    const short = shortDescription(`${'a'.repeat(158)}🧵${'b'.repeat(20)}`);
    expect(short).toBe(`${'a'.repeat(158)}…`);
    expect(shortDescription('🧵'.repeat(200)).length).toBeLessThanOrEqual(limits.metaDescription);
  });
});
