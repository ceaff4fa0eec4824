import { env } from '@/config/env';

export const STORAGE_PREFIX = '/storage/v1/object/public/';

/**
 * Address of a stored picture, the same at build and in the browser. Content keeps storage addresses relative to the project, so
 * that posts survive a move from one Supabase project to another.
 *
 * @param address `https://…` or `/storage/v1/object/public/<bucket>/<name>`
 */
export function assetUrl(address: string): string {
  return address.startsWith(STORAGE_PREFIX) ? `${env.assetOrigin}${address}` : address;
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
  // While pages are written at build, the site is where it is going to be.
  const site = typeof window === 'undefined' ? env.siteUrl : window.location.origin;
  return [env.assetOrigin, site].includes(origin);
}

/** The address of a picture where readers get to see it. */
export function shownPicture(address: string | null): string | null {
  return address !== null && isShownPicture(address) ? address : null;
}
