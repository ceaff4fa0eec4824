import { limits } from '@/config/limits';
import { isUnseen, withoutDirectionMarks } from '@/lib/hidden-text';

/**
 * The name under which a file is listed: one line, without folders and direction marks, at most as long as
 * the database takes. Only ever shown as text; where the file lies has nothing to do with it.
 */
export function displayName(raw: string): string {
  const last = raw.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const name = withoutDirectionMarks(last)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  if (isUnseen(name.replaceAll('.', ''))) return 'file';
  const letters = Array.from(name);
  if (letters.length <= limits.fileName) return name;
  const extension = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  return letters.slice(0, limits.fileName - extension.length).join('') + extension;
}
