import { defineConfig } from 'vitest/config';
import { findFirefox, findWebKit } from './tests/support/engines/find.ts';

// A machine without them proves everything else; where they are demanded, their tests fail instead of vanishing.
const isDemanded = process.env['REQUIRE_ENGINES'] === '1';
const missing = [
  ...(findFirefox() ? [] : [{ name: 'firefox', packages: 'firefox-esr' }]),
  ...(findWebKit() ? [] : [{ name: 'webkit', packages: 'webkit2gtk-driver xvfb' }]),
];
if (missing.length > 0 && !isDemanded) {
  const packages = missing.map((engine) => engine.packages).join(' ');
  process.stdout.write(`Tests of an engine are left out. Debian: apt-get install ${packages}\n`);
}

/** The main stories in the two other engines, over `dist`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/engines/**/*.test.ts'],
    exclude: isDemanded ? [] : missing.map(({ name }) => `tests/engines/${name}.test.ts`),
    globalSetup: ['tests/support/engines/server.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
