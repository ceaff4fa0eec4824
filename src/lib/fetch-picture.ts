import { limits } from '@/config/limits';

/** Why a picture cannot be brought into the project's storage, as a sentence for people. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** Milliseconds after which a server that does not answer is given up. */
const PATIENCE = 20_000;

/** `band.png` of `https://example.com/pictures/band.png?size=2`, or the name of the host where the path says nothing. */
export function pictureName(address: string): string {
  if (!URL.canParse(address)) return 'picture';
  const { pathname, hostname } = new URL(address);
  const last = pathname.split('/').at(-1) ?? '';
  try {
    const name = decodeURIComponent(last);
    return /^[^/\\]{1,80}\.\w{3,4}$/.test(name) ? name : `picture of ${hostname}`;
  } catch {
    return `picture of ${hostname}`;
  }
}

export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : 'another site';
}

/**
 * Fetches a picture from another site, without saying who asks. Whether that site lets others read its pictures is
 * its own decision (CORS).
 *
 * @throws UnreadablePicture; the signal's reason when cancelled
 */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<File> {
  // A page served by https may not fetch by http; most servers answer both.
  const url = new URL(address.replace(/^http:/i, 'https:'));
  const name = pictureName(url.href);
  try {
    const answer = await fetch(url, {
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    });
    if (!answer.ok)
      throw new UnreadablePicture(`${url.hostname} does not hand it out (${answer.status}).`);
    if (Number(answer.headers.get('content-length') ?? 0) > limits.blogImageBytes)
      throw new UnreadablePicture('It is larger than 5 MB.');
    const blob = await answer.blob();
    return new File([blob], name, { type: blob.type });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UnreadablePicture) throw error;
    throw new UnreadablePicture(`${url.hostname} does not let other sites read it.`, {
      cause: error,
    });
  }
}

/** @throws UnreadablePicture */
export function decodePicture(address: string, name: string): File {
  const [, type = '', isBase64, data = ''] =
    /^data:([a-z]+\/[a-z0-9.+-]+)?[^,]*?(;base64)?,(.*)$/is.exec(address) ?? [];
  try {
    const text = isBase64 === undefined ? decodeURIComponent(data) : atob(data.replace(/\s+/g, ''));
    return new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], name, { type });
  } catch (error) {
    throw new UnreadablePicture('Its data are damaged.', { cause: error });
  }
}
