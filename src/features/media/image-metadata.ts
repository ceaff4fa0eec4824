import type { ImageHeader } from './image-header';

function find(bytes: Uint8Array, word: string, end = bytes.length): boolean {
  const first = word.charCodeAt(0);
  for (let at = bytes.indexOf(first); at !== -1 && at < end; at = bytes.indexOf(first, at + 1)) {
    let length = 1;
    while (length < word.length && bytes[at + length] === word.charCodeAt(length)) length += 1;
    if (length === word.length) return true;
  }
  return false;
}

/** What a picture's file tells besides the picture itself: place, camera, author, software. */
export function hasMetadata(bytes: Uint8Array, type: ImageHeader['type']): boolean {
  switch (type) {
    case 'image/jpeg':
      return find(bytes, 'Exif\0\0') || find(bytes, 'http://ns.adobe.com/xap/');
    case 'image/png':
      return ['eXIf', 'tEXt', 'iTXt', 'zTXt'].some((chunk) => find(bytes, chunk));
    case 'image/webp':
      return find(bytes, 'EXIF') || find(bytes, 'XMP ');
    default:
      return false;
  }
}

/** Whether it moves: drawing it anew would leave its first frame alone. */
export function isAnimated(bytes: Uint8Array, type: ImageHeader['type']): boolean {
  if (type === 'image/gif') return true;
  if (type === 'image/png') return find(bytes, 'acTL');
  return type === 'image/webp' && find(bytes, 'ANIM', 64);
}
