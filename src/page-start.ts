/**
 * The one script that stands in a prerendered page itself, for a file would have to be fetched before the page is painted.
 * It decides when the application starts: once the browser has painted and loaded what the visitor sees, or when
 * the visitor first does something. (On a slow phone this brings the largest paint to that of plain HTML.) Until `boot.ts`
 * is there it keeps what is done. What does not arrive is asked for again at the next act, and as soon as there is a network.
 */
import { afterPaint } from './lib/after-paint';
import { recordActs } from './lib/early-acts';
import { firstActs } from './lib/first-acts';
import { preloadScripts } from './lib/preload-scripts';

/** `boot.ts` before everything that it will import. */
const scripts = document.getElementById('root')?.dataset['scripts']?.split(' ') ?? [];
const handedOver = new AbortController();
const { signal } = handedOver;
let isAsked = false;

function start(): void {
  const [boot] = scripts;
  if (isAsked || boot === undefined) return;
  isAsked = true;
  preloadScripts(scripts);
  import(/* @vite-ignore */ boot).then(
    () => handedOver.abort(),
    () => (isAsked = false),
  );
}

/** A page that loads quicker than the browser paints would otherwise wait for our code before it is seen. */
function startAfterPaint(): void {
  afterPaint(start);
}

recordActs(signal);
for (const act of firstActs) addEventListener(act, start, { signal });
addEventListener('online', start, { signal });
if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', startAfterPaint, { once: true, signal });
