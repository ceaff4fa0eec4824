/**
 * Titles, names and tags can be seen, and leave what stands beside them in its order. The database refuses the same
 * (20261122091900_seen_text.sql); a test compares both.
 */

/** Blanks, controls, what Unicode lets programs ignore, and the empty Braille pattern. */
const unseen = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;

/** Marks that turn the direction of a text around, so that `gpj.exe` reads as `exe.jpg`. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Whether a text is empty or holds nothing but characters that cannot be seen. */
export function isUnseen(text: string): boolean {
  return text.replace(unseen, '') === '';
}

export function withoutDirectionMarks(text: string): string {
  return text.replace(directionMarks, '');
}

/**
 * What is wrong with a title, name or tag, as a sentence; undefined for one that may be stored, or that is empty.
 * Joiners stay: scripts of India and emoji are written with them.
 *
 * @param noun what the text is, as in "The title holds …"
 */
export function hiddenTextProblem(noun: string, text: string): string | undefined {
  if (text === '') return undefined;
  if (isUnseen(text))
    return `Nothing of the ${noun} can be seen: it holds only hidden characters. Delete it and type it again`;
  if (withoutDirectionMarks(text) !== text || /[\u0080-\u009F\u2028\u2029]/u.test(text))
    return `The ${noun} holds hidden characters that turn text around or break it. Delete it and type it again`;
  return undefined;
}

interface Checked {
  readonly value: string;
  readonly issues: object[];
}

/** For `check` of zod, in either of its forms. */
export function noHiddenText(noun: string) {
  return ({ value, issues }: Checked): void => {
    const message = hiddenTextProblem(noun, value.trim());
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  };
}
