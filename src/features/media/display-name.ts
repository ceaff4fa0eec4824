import { limits } from '@/config/limits';

/** Marks that turn the direction of a text around, so that `gpj.exe` reads as `exe.jpg`. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * The name under which a file is listed: one line, without folders and direction marks, at most as long as
 * the database takes. Only ever shown as text; where the file lies has nothing to do with it.
 */
export function displayName(raw: string): string {
  const last = raw.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const name = last
    .replace(directionMarks, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  if (/^\.*$/.test(name)) return 'file';
  const letters = Array.from(name);
  if (letters.length <= limits.fileName) return name;
  const extension = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  return letters.slice(0, limits.fileName - extension.length).join('') + extension;
}
