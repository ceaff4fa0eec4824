/** What an override of a built-in address says in its search results. */
export interface PathMeta {
  readonly title?: string;
  readonly description?: string;
}

/** What the build knew when it wrote the page of an address. */
export interface BuildData {
  /** The address that the page was written for, without its origin. */
  readonly path?: string;
  /** ISO 8601; only in pages whose order follows the day. */
  readonly builtAt?: string;
  /** The override of this very address, as its HTML has it. */
  readonly meta?: PathMeta;
  /** What was rendered; each feature knows the shape of its own. */
  readonly article?: unknown;
  readonly page?: unknown;
  readonly list?: unknown;
  readonly writings?: unknown;
}

/** Of the block that holds the data in the page. */
const blockId = 'build-data';

let known: BuildData | undefined;

/**
 * The data that the page of this address was built with, for whoever hydrates it. They stay as they are while the
 * visitor goes on: `path` tells whose they are.
 * @returns nothing in particular where the build knew nothing, or wrote the page of another address
 */
export function buildData(): BuildData {
  return (known ??= readBlock());
}

/** While building, before each page: what it is rendered with. */
export function provideBuildData(data: BuildData): void {
  known = data;
}

/** The block for the page, as a script that never runs; no value can end it. */
export function buildDataBlock(data: BuildData): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${blockId}">${json}</script>`;
}

function readBlock(): BuildData {
  if (typeof document === 'undefined') return {};
  const block = document.getElementById(blockId);
  if (!block) return {};
  const data = JSON.parse(block.textContent) as BuildData;
  // A host may answer any address with the page of another one.
  return data.path === location.pathname.replace(/(.)\/+$/, '$1') ? data : {};
}
