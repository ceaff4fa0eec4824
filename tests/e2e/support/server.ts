/** Serves `dist` on the embedded backend from an empty data folder, so that every run starts from the seed. */
import { rm } from 'node:fs/promises';
import { preview } from 'vite';

const port = Number(process.argv[2] ?? 4199);
const folder = `supabase/.temp/e2e-${port}`;

await rm(folder, { recursive: true, force: true });
process.env['CAREERLOOM_DATA'] = folder;
await preview({ preview: { port, strictPort: true }, logLevel: 'warn' });
