import { limits } from '@/config/limits';

export interface PasswordStrength {
  /** 0 too short, 1 weak, 2 fair, 3 strong */
  readonly level: 0 | 1 | 2 | 3;
  readonly label: string;
  /** What would help; empty where nothing needs to. */
  readonly advice: string;
}

/** Where guessing starts. */
const common = /passwor|qwert|asdf|letmein|welcome|admin|careerloom|iloveyou|abc123/i;
/** The same character, or a run of neighbours such as 1234 or abcd, makes length worth little. */
const repeated = /(.)\1{3,}/u;

function hasRun(text: string): boolean {
  const codes = Array.from(text.toLowerCase(), (letter) => letter.codePointAt(0) ?? 0);
  return codes.some(
    (code, index) =>
      index >= 3 &&
      [1, -1].some((step) => [1, 2, 3].every((back) => codes[index - back] === code - step * back)),
  );
}

/** How hard a temporary password is to guess, roughly; a hint, never a hurdle. */
export function passwordStrength(
  password: string,
  personal: readonly string[] = [],
): PasswordStrength {
  const letters = Array.from(password);
  const missing = limits.passwordMin - letters.length;
  if (missing > 0) {
    return { level: 0, label: 'Too short', advice: `${missing} more to go.` };
  }
  const lower = password.toLowerCase();
  if (personal.some((word) => word.length >= 3 && lower.includes(word.toLowerCase()))) {
    return { level: 1, label: 'Weak', advice: 'It holds the name or the address.' };
  }
  if (common.test(password) || repeated.test(password) || hasRun(password)) {
    return { level: 1, label: 'Weak', advice: 'It holds a word or a row that is guessed first.' };
  }
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const variety = new Set(letters).size;
  if (variety < 5) return { level: 1, label: 'Weak', advice: 'Use more different characters.' };
  if (letters.length >= 16 || (letters.length >= 12 && kinds >= 3)) {
    return { level: 3, label: 'Strong', advice: '' };
  }
  return letters.length >= 10 || kinds >= 3
    ? { level: 2, label: 'Fair', advice: 'Longer is better: 16 characters, or a few words.' }
    : { level: 1, label: 'Weak', advice: 'Add characters, or use a few words.' };
}

/** Without those that are mistaken for each other when read out: 0 O, 1 l I. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Four groups of four: easy to read out, about 93 random bits. */
export function suggestPassword(): string {
  const picked: string[] = [];
  while (picked.length < 16) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // What lies beyond a whole multiple would make the first letters likelier than the rest.
    if (byte < alphabet.length * 4) picked.push(alphabet.charAt(byte % alphabet.length));
  }
  return picked.join('').replace(/(.{4})(?=.)/g, '$1-');
}
