import type { Plugin } from 'vite';

/** What is left out, and whether every drawing has it. */
const leftovers = [
  // A read of a value for nothing. It may do something, so bundlers keep it.
  [/^__iconData\.node;$/m, true],
  // The lines of a drawing never change their order, so React needs no keys for them; only its build for development asks.
  [/,\s*key: "\w+"/g, false],
] as const;

/** Leaves out of each drawing of `lucide-react` what nothing is drawn with. */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
      handler(code) {
        let text = code;
        for (const [pattern, isEverywhere] of leftovers) {
          const next = text.replace(pattern, '');
          if (isEverywhere && next === text && code.includes('createLucideIcon('))
            this.error(`lucide-react is written in another way now: ${pattern.source}`);
          text = next;
        }
        return { code: text, map: null };
      },
    },
  };
}
