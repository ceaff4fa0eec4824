/** What a bundler tells of a module. */
interface ModuleInfo {
  /** As transformed, with its imports. */
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** What a bundler knows when it asks which file a module goes into. */
export interface Modules {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

export interface ModuleGraph {
  /** The modules with everything that they import. */
  readonly closureOf: (ids: Iterable<string>) => ReadonlySet<string>;
  readonly lateImportsOf: (id: string) => readonly string[];
  /** Bytes on the wire, roughly. */
  readonly sizeOf: (id: string) => number;
}

/** Minified and compressed by brotli, of the length without comments and indentation. */
const COMPRESSION = 0.25;

/** The file that names all 2,000 icons; it comes to nothing, since the bundler follows each name to its own file. */
const isIconList = (id: string) => /lucide-react\.m?js$/.test(id);
/** Of `zod/mini`, which has no use for these: `zod` imports them by itself. */
const isZodList = /\/zod\/v4\/(core\/index|mini\/external)\.js$/;
const isOfFullZod = /\/zod\/v4\/(core\/(to-json-schema|json-schema.*|compile)|locales\/.*)\.js$/;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const iconExport = /export\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["']/g;

function namesIn(list: string, side: 'inner' | 'outer'): string[] {
  return list.split(',').map((entry) => {
    const [inner = '', outer = inner] = entry.trim().split(' as ');
    return side === 'inner' ? inner : outer;
  });
}

export function moduleGraph(bundler: Modules): ModuleGraph {
  const imports = new Map<string, readonly string[]>();
  const sizes = new Map<string, number>();
  let icons: Map<string, string> | undefined;

  function readIcons(list: string): Map<string, string> {
    const folder = list.replace(/[^/]+$/, '');
    const found = new Map<string, string>();
    for (const [, names = '', file = ''] of (bundler.getModuleInfo(list)?.code ?? '').matchAll(
      iconExport,
    ))
      for (const name of namesIn(names, 'outer')) found.set(name, folder + file);
    return found;
  }

  function importsOf(id: string): readonly string[] {
    const known = imports.get(id);
    if (known) return known;
    const info = bundler.getModuleInfo(id);
    const found = (info?.importedIds ?? []).flatMap((imported) => {
      if (isZodList.test(id) && isOfFullZod.test(imported)) return [];
      if (!isIconList(imported)) return [imported];
      const list = (icons ??= readIcons(imported));
      const names = [...(info?.code ?? '').matchAll(iconImport)].flatMap(([, names = '']) =>
        namesIn(names, 'inner'),
      );
      return names.flatMap((name) => list.get(name) ?? []);
    });
    imports.set(id, found);
    return found;
  }

  function closureOf(ids: Iterable<string>): ReadonlySet<string> {
    const found = new Set(ids);
    // A set also hands out what is added on the way.
    for (const id of found) for (const imported of importsOf(id)) found.add(imported);
    return found;
  }

  function sizeOf(id: string): number {
    const known = sizes.get(id);
    if (known !== undefined) return known;
    const code = (bundler.getModuleInfo(id)?.code ?? '').replace(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
      '',
    );
    const size = code.replace(/\s+/g, ' ').length * COMPRESSION;
    sizes.set(id, size);
    return size;
  }

  const lateImportsOf = (id: string) => bundler.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  return { closureOf, lateImportsOf, sizeOf };
}
