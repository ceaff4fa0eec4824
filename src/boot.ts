/**
 * Decides when the application starts. A prerendered page is complete without it, so it waits until
 * the browser has painted and loaded what the visitor sees, or until the visitor first does something;
 * the shell has nothing to show and starts at once. (On a slow phone this brings the largest paint to
 * that of plain HTML.)
 */
import './styles/main.css';

const isPrerendered = Boolean(document.getElementById('root')?.firstElementChild);
const firstActs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const act of firstActs) removeEventListener(act, start);
  void import('./main').then(({ startApplication }) => startApplication());
}

if (!isPrerendered || document.readyState === 'complete') {
  start();
} else {
  addEventListener('load', start, { once: true });
  for (const act of firstActs) addEventListener(act, start, { once: true, passive: true });
}
