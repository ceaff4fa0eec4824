import { defineConfig } from '@playwright/test';

/** Runs the broken tests of this folder; they need no browser. */
export default defineConfig({
  testDir: '.',
  testMatch: /playwright\.[a-z-]+\.ts$/,
  workers: 1,
  reporter: 'json',
});
