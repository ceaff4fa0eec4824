import { preloadScripts } from './preload-scripts';
import { askEarly } from './supabase/early-answer';

/** What a page that was published after the build needs, as the shell knows it from the build. */
export interface ShellRequest {
  /** Regular expression for the whole path; its first group names the document. */
  readonly path: string;
  /** Address of the data with `{}` for that name, with or without an origin. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Paths of the scripts that show it. */
  readonly scripts: readonly string[];
}

/** Of the block in the shell. */
const blockId = 'shell-requests';

/** The block for the shell, as a script that never runs. */
export function shellRequestsBlock(requests: readonly ShellRequest[]): string {
  const json = JSON.stringify(requests).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${blockId}">${json}</script>`;
}

/**
 * Sends for the page of this address, its data and its code, while the application is still on its way: otherwise the
 * browser would learn of them one after the other. The pages of the site itself are not among them, and have their own HTML.
 */
export function sendForPage(): void {
  const block = document.getElementById(blockId);
  if (!block) return;
  for (const request of JSON.parse(block.textContent) as ShellRequest[]) {
    const name = new RegExp(request.path).exec(location.pathname)?.[1];
    if (name === undefined) continue;
    askEarly(new URL(request.url.replace('{}', name), location.origin).href, request.headers);
    preloadScripts(request.scripts);
    return;
  }
}
