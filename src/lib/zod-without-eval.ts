declare global {
  // The name under which zod keeps its settings for all of its copies and entry points.
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// zod tries `new Function` to find out whether it may compile its parsers. Our Content Security Policy
// refuses and reports that, so the question must not be asked. Set here and not through `z.config`,
// which would pull zod into pages that do without it.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };

export {};
