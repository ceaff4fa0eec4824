import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv, type PluginOption } from 'vite';
import { sharedFiles } from './tooling/chunks.ts';
import { checkEnvironment } from './tooling/check-environment.ts';
import { compileHints } from './tooling/compile-hints.ts';
import { completeManifest } from './tooling/complete-manifest.ts';
import { helmetForReact19 } from './tooling/helmet-for-react-19.ts';
import { embeddedBackend } from './tooling/embedded-backend/plugin.ts';
import { latePreloads } from './tooling/late-preloads.ts';
import { plainIcons } from './tooling/plain-icons.ts';
import { readConfig } from './tooling/embedded-backend/config.ts';
import { staticHost } from './tooling/static-host.ts';
import { securityHeaders } from './tooling/security-headers.ts';
import { visitorStyles } from './tooling/visitor-sources.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * What starts the application, with what it shares with that: in a file with anything more it would bring that along, and
 * hold up the shell.
 */
const start =
  /src[\\/](boot|config[\\/](areas|env)|lib[\\/](after-paint|close-connections|early-acts|first-acts|is-typing|kept-acts|next-task|preload-scripts|shell-requests|shortcut|supabase[\\/]early-answer))\.ts$|vite[\\/]preload-helper/;
/** What every page needs and our own releases do not change: it survives them in caches. */
const framework =
  /node_modules[\\/](@radix-ui[\\/]react-(slot|compose-refs)|react|react-dom|scheduler|clsx)[\\/]|src[\\/]lib[\\/]framework\.ts$/;
/** The same; in a file of its own, so that what `boot.ts` evaluates first is no longer than it must be. */
const router =
  /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser|react-helmet-async|react-fast-compare|shallowequal|invariant)[\\/]/;

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const environment = loadEnv(mode, process.cwd(), ['VITE_', 'CAREERLOOM_']);
  checkEnvironment(environment, command);
  const backendUrl = environment['VITE_SUPABASE_URL'] ?? '';
  const isEmbedded = backendUrl === '';
  const preloads = latePreloads(`${root}src/main.tsx`);
  const plugins: PluginOption[] = [
    visitorStyles(),
    react(),
    tailwindcss(),
    helmetForReact19(),
    plainIcons(),
    preloads.plugin,
    completeManifest(root),
    compileHints(),
  ];
  if (isEmbedded) {
    plugins.push(
      embeddedBackend({
        dataDirectory: (command) =>
          environment['CAREERLOOM_DATA'] ??
          (command === 'serve' ? 'supabase/.temp/dev' : 'supabase/.temp/preview'),
        seedAlso: environment['CAREERLOOM_SEED_ALSO'],
      }),
    );
  }
  plugins.push(
    staticHost({
      headersFor: (inlineScripts) =>
        securityHeaders(
          isEmbedded ? '' : new URL(backendUrl).origin,
          environment['VITE_PICTURE_HOSTS'],
          environment['VITE_CAPTCHA_PROVIDER'],
          inlineScripts,
        ),
    }),
  );

  return {
    plugins,
    resolve: {
      alias: [
        { find: '@', replacement: `${root}src` },
        // Its package names but its build for development, which says more when something is used wrongly.
        ...(command === 'build' && !isSsrBuild
          ? [
              {
                find: /^react-router$/,
                replacement: `${root}node_modules/react-router/dist/production/index.mjs`,
              },
              {
                find: /^react-router\/dom$/,
                replacement: `${root}node_modules/react-router/dist/production/dom-export.mjs`,
              },
            ]
          : []),
      ],
    },
    // Without a project of its own the site talks to the origin that serves it.
    define: isEmbedded
      ? {
          'import.meta.env.VITE_SUPABASE_URL': JSON.stringify('same-origin'),
          'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(
            readConfig().auth.publishable_key,
          ),
          ...(environment['VITE_DEMO_ACCOUNTS'] === undefined
            ? { 'import.meta.env.VITE_DEMO_ACCOUNTS': JSON.stringify('true') }
            : {}),
        }
      : {},
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
    build: {
      // That of the prerendering code tells which module each page of the route table comes from.
      manifest: true,
      // Every browser of the target knows modulepreload, or does without it.
      modulePreload: { polyfill: false, resolveDependencies: preloads.resolveDependencies },
      target: 'es2022',
      // Sources stay out of what visitors can download.
      sourcemap: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Radix names its functions for debuggers, which keeps those that nobody uses: two thirds of some packages.
        treeshake: { manualPureFunctions: ['__name'] },
        // Not index.html, whose names of these are written by `scripts/prerender.ts`.
        ...(isSsrBuild ? {} : { input: { start: 'src/boot.ts', styles: 'src/styles/main.css' } }),
        output: isSsrBuild
          ? {}
          : {
              // Files name each other, and what tells versions apart cannot be compressed: seven characters of 64 do.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: {
                // Where dependencies go is part of the plan.
                includeDependenciesRecursively: false,
                groups: [
                  { name: 'start', test: start, priority: 2 },
                  { name: 'framework', test: framework, priority: 1 },
                  { name: 'router', test: router, priority: 1 },
                  { name: sharedFiles(root, [start, framework, router]) },
                ],
              },
            },
      },
    },
  };
});
