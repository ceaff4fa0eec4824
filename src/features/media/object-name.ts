/**
 * Name under which a file is stored: `20261120T230501-<32 hex>.png`. Made by us, so that nothing of the
 * user's file name reaches a path, and with 128 random bits, so that nobody can guess it.
 */
export function makeObjectName(extension: string, now: Date = new Date()): string {
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '');
  const random = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${stamp}-${hex}.${extension}`;
}
