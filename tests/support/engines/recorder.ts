import type { Plugin } from 'vite';

/** What a person with open developer tools would be alarmed by, kept in the tab from the first moment of every page. */
const recorder = `(() => {
  const key = 'recorded-errors';
  const record = (text) => {
    const seen = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...seen, location.pathname + ': ' + text]));
  };
  addEventListener('error', (event) => {
    const { target } = event;
    if (target === window) record('uncaught ' + event.message);
    // Of scripts engines say so, too, when a page is left while it fetches ahead; code that is missing shows by itself.
    else if (target instanceof HTMLImageElement) record('no picture at ' + target.src);
  }, true);
  addEventListener('unhandledrejection', (event) => record('unhandled ' + event.reason));
  addEventListener('securitypolicyviolation', (event) => record('refused ' + event.violatedDirective + ' ' + event.blockedURI));
  const { error } = console;
  console.error = (...values) => { record('console ' + values.join(' ')); error(...values); };
})();`;

const address = '/recorder-of-errors.js';

/**
 * Puts the recorder in front of every page. WebKitGTK keeps its console to itself while it is steered, and one way for both
 * engines is one way less to be wrong.
 */
export function recordErrors(): Plugin {
  return {
    name: 'careerloom:record-errors',
    enforce: 'pre',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url === address) {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(recorder);
          return;
        }
        const end = response.end.bind(response) as (...values: unknown[]) => typeof response;
        response.end = (...[body, ...others]: unknown[]) => {
          const isPage = String(response.getHeader('Content-Type')).startsWith('text/html');
          if (!isPage || !Buffer.isBuffer(body)) return end(body, ...others);
          return end(
            body.toString().replace('<head>', () => `<head><script src="${address}"></script>`),
          );
        };
        next();
      });
    },
  };
}
