import { defineConfig } from 'vitest/config';

/** Runs the broken tests of this folder, which no other configuration finds. */
export default defineConfig({
  test: { environment: 'node', include: ['tests/support/broken/*.ts'] },
});
