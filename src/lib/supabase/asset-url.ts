import { env } from '@/config/env';

const STORAGE_PREFIX = '/storage/v1/object/public/';

/**
 * Absolute address of a stored picture. Content keeps storage addresses relative to the project, so
 * that posts survive a move from one Supabase project to another.
 *
 * @param address `https://…` or `/storage/v1/object/public/<bucket>/<name>`
 */
export function assetUrl(address: string): string {
  return address.startsWith(STORAGE_PREFIX) ? `${env.supabaseUrl}${address}` : address;
}

/** The storable form of an address: relative when it lies in this project's storage. */
export function toStoredAddress(address: string): string {
  const own = `${env.supabaseUrl}${STORAGE_PREFIX}`;
  return address.startsWith(own) ? address.slice(env.supabaseUrl.length) : address;
}

/**
 * Whether readers get to see a picture: one of this project, or of a host that the deployment names. Any other host would
 * learn of every reader.
 */
export function isShownPicture(address: string): boolean {
  if (/^(?:\/(?![/\\])|\.{1,2}\/|data:image\/)/i.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, host, origin } = new URL(address);
  if (protocol === 'https:' && env.pictureHosts.includes(host)) return true;
  // Without a window, while pages are written at build, there is no site that it could lie on.
  return (
    typeof window !== 'undefined' && [env.supabaseUrl, window.location.origin].includes(origin)
  );
}

/** The address of a picture where readers get to see it. */
export function shownPicture(address: string | null): string | null {
  return address !== null && isShownPicture(address) ? address : null;
}
