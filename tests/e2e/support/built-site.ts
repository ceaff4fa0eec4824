import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ofStaff = /id="build-data">\{"(?:article|page)":/;

/** Addresses of the site itself that the build wrote a document for, the home page first. */
export function builtAddresses(): string[] {
  return (
    readdirSync('dist', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|[\\/])index\.html$/.test(file))
      // Articles and pages of the CMS are held against their sources by tests/build/content.test.ts.
      .filter((file) => !ofStaff.test(readFileSync(join('dist', file), 'utf8')))
      .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
      .toSorted()
  );
}
