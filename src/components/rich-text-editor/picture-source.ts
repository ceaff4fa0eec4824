import { Fragment } from '@tiptap/pm/model';
import { decodePicture, fetchPicture, pictureName, UnreadablePicture } from '@/lib/fetch-picture';
import type { PastedPicture } from './clipboard/pictures';
import { rtfPictures, type RtfPicture } from './clipboard/rtf-pictures';

/** A picture on its way into the text, wherever it comes from. */
export interface PictureSource {
  /** As the person knows it: the name of its file where there is one. */
  readonly name: string;
  /** '' where nobody described it. */
  readonly alt: string;
  readonly caption: Fragment;
  /** @throws UnreadablePicture; the signal's reason when cancelled */
  readonly read: (signal: AbortSignal) => Promise<File>;
}

export function sourceOfFile(file: File): PictureSource {
  return { name: file.name, alt: '', caption: Fragment.empty, read: () => Promise.resolve(file) };
}

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

function fileOf(picture: RtfPicture | undefined, count: number): File {
  if (picture === undefined)
    throw new UnreadablePicture('It lies on the computer where the text was copied.');
  if (picture === null)
    throw new UnreadablePicture('It is in a format of Windows that browsers do not show.');
  const { type, bytes } = picture;
  return new File([bytes.slice()], `picture-${count}.${extensions[type]}`, { type });
}

async function readPasted(
  { address, localIndex }: PastedPicture,
  count: number,
  local: () => readonly RtfPicture[],
  signal: AbortSignal,
): Promise<File> {
  if (/^data:/i.test(address)) return decodePicture(address, `picture-${count}`);
  if (localIndex !== null) return fileOf(local()[localIndex], count);
  if (/^(?:https?:)?\/\//i.test(address))
    return fetchPicture(address.replace(/^\/\//, 'https://'), signal);
  throw new UnreadablePicture('The page that held it did not copy it.');
}

function nameOf({ address, localIndex }: PastedPicture, count: number): string {
  if (localIndex !== null) return address.split(/[\\/]/).at(-1) || `picture ${count}`;
  return /^https?:/i.test(address) ? pictureName(address) : `picture ${count}`;
}

/**
 * The pictures of a pasted text, in its order.
 *
 * @param rtf the same text as the clipboard holds it in RTF; '' without
 */
export function sourcesOfPaste(
  pictures: readonly PastedPicture[],
  rtf: string,
): Omit<PictureSource, 'caption'>[] {
  let found: readonly RtfPicture[] | undefined;
  // Read only when needed: it may have many megabytes.
  const local = () => (found ??= rtfPictures(rtf));
  return pictures.map((picture, index) => ({
    name: nameOf(picture, index + 1),
    alt: picture.alt,
    read: (signal) => readPasted(picture, index + 1, local, signal),
  }));
}
