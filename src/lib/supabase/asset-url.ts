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
