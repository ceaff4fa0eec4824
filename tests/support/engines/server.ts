import { rm } from 'node:fs/promises';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { recordErrors } from './recorder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the built site, without a slash at the end. */
    site: string;
  }
}

const port = Number(process.env['E2E_PORT'] ?? 4199);

/** Serves `dist` on the embedded backend, from the seed, to both engines at once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = `supabase/.temp/engines-${port}`;
  await rm(folder, { recursive: true, force: true });
  process.env['CAREERLOOM_DATA'] = folder;
  // Vite ends its whole process, with success, when standard input is closed, unless it believes to be in CI.
  process.env['CI'] = 'true';
  const server = await preview({
    plugins: [recordErrors()],
    preview: { port, strictPort: true },
    logLevel: 'warn',
  });
  project.provide('site', `http://localhost:${port}`);
  return () => server.close();
}
