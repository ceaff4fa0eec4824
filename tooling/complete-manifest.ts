import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const MANIFEST = '.vite/manifest.json';

/**
 * Vite's manifest names a module that is imported late only where it has a file of its own. This adds those that share
 * one, so that what a page fetches can be told from the manifest alone.
 * @param root the folder of the project
 */
export function completeManifest(root: string): Plugin {
  return {
    name: 'complete-manifest',
    // Prerendering reads from the other build's manifest which file is which page's alone.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir }, bundle) {
      if (dir === undefined || !(MANIFEST in bundle)) return;
      const place = join(dir, MANIFEST);
      const manifest = JSON.parse(await readFile(place, 'utf8')) as Record<
        string,
        { readonly file: string }
      >;
      const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const entry = byFile.get(chunk.fileName);
        if (!entry) continue;
        for (const id of chunk.moduleIds)
          if (this.getModuleInfo(id)?.dynamicImporters.length)
            manifest[relative(root, id)] ??= entry;
      }
      await writeFile(place, JSON.stringify(manifest, null, 2));
    },
  };
}
