/** Serves `dist` on the embedded backend from an empty data folder, so that every run starts from the seed. */
import { rm } from 'node:fs/promises';
import { preview } from 'vite';

const port = Number(process.argv[2] ?? 4199);
const folder = `supabase/.temp/e2e-${port}`;

await rm(folder, { recursive: true, force: true });
process.env['CAREERLOOM_DATA'] = folder;
// Accounts are made for many a test: the cheapest hash that the service knows.
process.env['LITE_AUTH_BCRYPT_COST'] = '4';
// All tests send their forms from one network, and from one backend: what is a flood elsewhere is a run of tests here.
process.env['CAREERLOOM_SEED_ALSO'] = 'update private.submission_limits set most = 100000';
await preview({ preview: { port, strictPort: true }, logLevel: 'warn' });
