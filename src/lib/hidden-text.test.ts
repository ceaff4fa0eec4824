import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { hiddenTextProblem, isUnseen, noHiddenText } from './hidden-text';
import { turningTexts, unseenTexts, visibleTexts } from './hidden-text-examples';

describe('N11: titles, names and tags', () => {
  test.each(visibleTexts)('%s may be stored', (_name, text) => {
    expect(hiddenTextProblem('title', text)).toBeUndefined();
  });

  test.each(unseenTexts)('%s alone is nothing to be seen', (_name, text) => {
    expect(isUnseen(text)).toBe(true);
    expect(hiddenTextProblem('title', text)).toBe(
      'Nothing of the title can be seen: it holds only hidden characters. Delete it and type it again',
    );
  });

  test.each(turningTexts)('%s is refused beside letters', (_name, text) => {
    expect(hiddenTextProblem('tag', text)).toBe(
      'The tag holds hidden characters that turn text around or break it. Delete it and type it again',
    );
  });

  test('what is empty is for other rules', () => {
    expect(hiddenTextProblem('title', '')).toBeUndefined();
  });

  test.each([
    ['zod', z.string().check(noHiddenText('name'))],
    ['zod/mini', mini.string().check(noHiddenText('name'))],
  ])('%s gives the sentence to the field', (_name, schema) => {
    expect(schema.safeParse('שלום (test)').success).toBe(true);
    expect(schema.safeParse('   ').success).toBe(true);
    expect(schema.safeParse('a\u202Eb').error?.issues).toMatchObject([
      { code: 'custom', path: [], message: expect.stringMatching(/^The name holds hidden/) },
    ]);
  });
});
