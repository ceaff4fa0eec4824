import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  define: {
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify('same-origin'),
    'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify('sb_publishable_unit'),
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:5173' } },
    include: ['src/**/*.test.{ts,tsx}', 'tests/repo/**/*.test.ts', 'tooling/**/*.test.ts'],
    setupFiles: ['tests/support/unit-setup.ts'],
    restoreMocks: true,
    // Ten times what the slowest takes on a quiet machine.
    testTimeout: 30_000,
  },
});
