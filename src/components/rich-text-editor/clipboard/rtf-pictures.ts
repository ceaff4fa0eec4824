/** One picture of an RTF text; null for a kind that no browser shows, such as a Windows metafile. */
export type RtfPicture = {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
} | null;

interface Group {
  /** Nothing in it is part of the text: the copies for old programs, headers, bullets that are pictures. */
  readonly isAside: boolean;
  isPicture: boolean;
  type: 'image/png' | 'image/jpeg' | undefined;
  hex: string[];
}

const asides = /^(?:nonshppict|listpicture|header[lrf]?|footer[lrf]?|objdata|themedata|datastore)$/;
const token = /\\(?:'[0-9a-f]{2}|([a-z]+)(-?\d+)? ?|[^a-z])|([{}])|([^\\{}]+)/giy;

function toBytes(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length >> 1);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  return bytes;
}

/**
 * The pictures of an RTF text in their order. Word's HTML names its pictures as files of the computer, which no page
 * can read; the same pictures lie in the RTF beside it (Rich Text Format 1.9.1, "Pictures"), as hexadecimal digits.
 */
export function rtfPictures(rtf: string): RtfPicture[] {
  const pictures: RtfPicture[] = [];
  const groups: Group[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(rtf); match; match = token.exec(rtf)) {
    const [, word, count, brace, text] = match;
    const group = groups.at(-1);
    if (brace === '{') {
      groups.push({ isAside: group?.isAside ?? false, isPicture: false, type: undefined, hex: [] });
    } else if (brace === '}') {
      groups.pop();
      if (group?.isPicture && !group.isAside) {
        const hex = group.hex.join('').replace(/\s+/g, '');
        pictures.push(group.type && hex !== '' ? { type: group.type, bytes: toBytes(hex) } : null);
      }
    } else if (text !== undefined) {
      if (group?.isPicture) group.hex.push(text);
    } else if (word !== undefined && group) {
      if (asides.test(word)) groups[groups.length - 1] = { ...group, isAside: true };
      else if (word === 'pict') group.isPicture = true;
      else if (word === 'pngblip') group.type = 'image/png';
      else if (word === 'jpegblip') group.type = 'image/jpeg';
      // What follows are bytes, not text, as many as it says.
      else if (word === 'bin') token.lastIndex += Number(count ?? 0);
    }
  }
  return pictures;
}
