/**
 * Starts the application, over a prerendered page (whose own script, `page-start.ts`, says when) or in the empty shell, which has
 * nothing to show and starts at once. What does not arrive is asked for again at the next act, and as soon as there is a network.
 */
import { isStaffArea } from './config/areas';
import { closeConnections } from './lib/close-connections';
import { firstActs } from './lib/first-acts';
import { keepActs } from './lib/kept-acts';
import { nextTask } from './lib/next-task';
import { sendForPage } from './lib/shell-requests';
import type * as main from './main';

if (import.meta.env.PROD && !isStaffArea(window.location.pathname)) closeConnections();

const root = document.getElementById('root');
const isPrerendered = Boolean(root?.firstElementChild);
const started = new AbortController();
let isStarting = false;

async function start(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  const application = await loadApplication().catch(() => undefined);
  isStarting = (await application?.startApplication()) ?? false;
  if (isStarting) started.abort();
  else if (!isPrerendered) sayMissing();
}

/** React is evaluated in a task of its own: a touch on the page that stands there waits for one of them only. */
async function loadApplication(): Promise<typeof main> {
  if (isPrerendered) {
    await import('./lib/framework');
    // Browsers need not part what two imports bring.
    await nextTask();
  }
  return import('./main');
}

function startSoon(): void {
  void start();
}

/** Where there is no page yet that could say it. Plain elements: React is among what may be missing. */
function sayMissing(): void {
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  sentence.className = 'page-width py-section text-lg text-ink';
  sentence.textContent =
    'This page could not be loaded. It goes on by itself as soon as there is a network; if it does not, reload it.';
  root?.replaceChildren(sentence);
}

/** The staff area has its scheme from the first frame: nobody is dazzled who works in the dark. The first render takes the place of this. */
function showStaffGround(): void {
  const ground = document.createElement('div');
  ground.dataset['area'] = 'cms';
  root?.append(ground);
}

const { signal } = started;
addEventListener('online', startSoon, { signal });
if (isPrerendered) {
  keepActs();
  for (const act of firstActs) addEventListener(act, startSoon, { signal });
} else {
  sendForPage();
  if (isStaffArea(window.location.pathname)) showStaffGround();
}
startSoon();
