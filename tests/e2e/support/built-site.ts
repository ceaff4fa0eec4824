import { readdirSync } from 'node:fs';

/** Addresses that the build wrote a document for, the home page first. */
export function builtAddresses(): string[] {
  return readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])index\.html$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
    .toSorted();
}
