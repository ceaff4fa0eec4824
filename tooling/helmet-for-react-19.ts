import type { Plugin } from 'vite';

const question = 'var isReact19 = major >= 19;';

/**
 * react-helmet-async brings a second implementation for React 18 and finds out at run time that it is not needed. Told
 * at build time, the bundler leaves it out: 3 KiB of what every visitor loads.
 */
export function helmetForReact19(): Plugin {
  return {
    name: 'helmet-for-react-19',
    apply: 'build',
    transform: {
      filter: { id: /react-helmet-async/ },
      handler(code) {
        if (!code.includes(question))
          this.error('react-helmet-async asks for the version of React in another way now.');
        return { code: code.replace(question, 'const isReact19 = true;'), map: null };
      },
    },
  };
}
