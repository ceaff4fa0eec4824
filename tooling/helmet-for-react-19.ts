import type { Plugin } from 'vite';

/** What is written in another way, and how often it stands there. */
const changes = [
  [/var isReact19 = major >= 19;/g, 'const isReact19 = true;', 1],
  // What a page of the older implementation hands over; in the way of dropping all of that.
  [/if \(helmetData && !\(helmetData instanceof HelmetData\)\) \{[^}]*\}/g, '', 1],
  // What it says to developers of tags that it does not take; the development server still says it.
  [
    /this\.warnOnInvalidChildren\(child, nestedChildren\);|warnOnInvalidChildren\([^)]*\) \{[\s\S]*?\n {4}return true;\n {2}\}\n/g,
    '',
    2,
  ],
] as const;

/**
 * react-helmet-async brings a second implementation for React 18 and finds out at run time that it is not needed. Told
 * at build time, the bundler leaves it out, and warnings for developers with it: 5 KiB of what every visitor loads.
 */
export function helmetForReact19(): Plugin {
  return {
    name: 'helmet-for-react-19',
    apply: 'build',
    transform: {
      filter: { id: /react-helmet-async/ },
      handler(code) {
        let text = code;
        for (const [pattern, replacement, count] of changes) {
          if (text.match(pattern)?.length !== count)
            this.error(`react-helmet-async is written in another way now: ${pattern.source}`);
          text = text.replace(pattern, replacement);
        }
        return { code: text, map: null };
      },
    },
  };
}
