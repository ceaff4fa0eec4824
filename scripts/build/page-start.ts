import { build } from 'vite';

/**
 * `src/page-start.ts` with what it imports as one short script, for the pages' HTML. The same sources give the same text: it
 * names no file of a build, so that what hosts are told of it changes with it alone.
 */
export async function buildPageStart(): Promise<string> {
  const built = await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'src/page-start.ts' },
    },
  });
  if (!('output' in built)) throw new Error('Vite went on to watch src/page-start.ts.');
  const [script, ...others] = built.output;
  if (others.length > 0 || script.imports.length > 0)
    throw new Error('src/page-start.ts does not fit into one script.');
  return script.code.trim();
}
