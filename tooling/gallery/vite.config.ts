import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** `npm run gallery`: every shared component in its states. A server of its own, which no build knows. */
export default defineConfig({
  root: path('.'),
  publicDir: path('../../public'),
  cacheDir: path('../../node_modules/.vite-gallery'),
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': path('../../src') } },
  define: {
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify('same-origin'),
    'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify('sb_publishable_gallery'),
  },
  server: { port: 5175, fs: { allow: [path('../..')] } },
});
