import { limits } from '@/config/limits';

/** What is said of a password that is longer. */
export const PASSWORD_TOO_LONG = `Use at most ${limits.passwordMaxBytes} letters; accents, other scripts and emoji count for two to four each`;

/**
 * Whether the sign-in service takes the whole of a password: it hashes by bcrypt, which knows the first 72 bytes alone, so
 * that a longer one could be opened by its beginning.
 */
export function fitsPassword(password: string): boolean {
  return new TextEncoder().encode(password).length <= limits.passwordMaxBytes;
}
