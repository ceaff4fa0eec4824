import type { Plugin } from 'vite';

/** V8 takes it from the first line of a file alone; to others it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Bytes of a file's code. Smaller ones hold texts, or too few functions to be worth a line. */
const WORTH_IT = 6000;

/**
 * Lets the browser compile a file's functions while the file arrives, in another thread. Otherwise each is compiled when it is
 * called first, by the thread that shows the page, which on a phone is half of what React's start takes. What
 * starts the application has it not: most of that waits for something to happen.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Vite writes the list of late files above the code.
      order: 'post',
      handler(_options, files) {
        for (const file of Object.values(files)) {
          if (file.type !== 'chunk' || file.isEntry || file.code.length < WORTH_IT) continue;
          file.code = hint + file.code;
        }
      },
    },
  };
}
