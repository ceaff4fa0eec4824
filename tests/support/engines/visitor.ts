import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Engine, Handle, InputSource } from './engine.ts';

/** Role and name of a part of the page, as a screen reader says them; a pattern may stand for the name. */
export type Part = readonly [role: string, name?: string | RegExp];

/** Somebody who uses a browser: names what is on the screen, points, types. Each act waits until it can be done. */
export interface Visitor {
  readonly open: (path: string) => Promise<void>;
  /** Waits for a part, which may lie within others: the outermost first. */
  readonly see: (...parts: readonly Part[]) => Promise<Handle>;
  readonly seeText: (text: string | RegExp) => Promise<void>;
  readonly seeAddress: (pattern: RegExp) => Promise<void>;
  readonly click: (...parts: readonly Part[]) => Promise<void>;
  /** Clicks into a field and types. */
  readonly fill: (text: string, ...parts: readonly Part[]) => Promise<void>;
  /** Types where the focus is. */
  readonly type: (text: string) => Promise<void>;
  /** Presses a key, with others held: "Control", "s". */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Gives a file to the field of that label. */
  readonly choose: (label: string, path: string) => Promise<void>;
  /** What is in a field or, without one, what a part says. */
  readonly read: (...parts: readonly Part[]) => Promise<string>;
  /** What went wrong in the pages since the last time it was asked. */
  readonly errors: () => Promise<string[]>;
}

const library = join(
  dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
  'dist/@testing-library/dom.umd.min.js',
);
/** Queries by role and name, the ones that component tests use, for a page that does not have them yet. */
const queries = readFileSync(library, 'utf8');

const inPage = (body: string) => `function (text) {
  const given = JSON.parse(text);
  const { TestingLibraryDom: queries } = window;
  if (!queries) return null;
  ${body}
}`;

const toPart = `
  const pattern = (name) => name && (name.source === undefined ? name : new RegExp(name.source, name.flags));
  let scope = document.body;
  for (const [role, name] of given) {
    scope = queries.queryAllByRole(scope, role, name ? { name: pattern(name) } : {})[0];
    if (!scope) return null;
  }
  scope.scrollIntoView({ block: 'center', behavior: 'instant' });`;

const findPart = inPage(`${toPart}
  return scope;`);

/** The part once it stands still and nothing lies over it: a dialog moves while it opens. */
const findTarget = inPage(`${toPart}
  const { x, y, width, height } = scope.getBoundingClientRect();
  const place = [x, y, width, height].join(' ');
  const isStill = window.lastPlace === place;
  window.lastPlace = place;
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return isStill && top && (scope.contains(top) || top.contains(scope)) ? scope : null;`);

const findText = inPage(`
  const said = document.body.innerText;
  const isThere = given.source === undefined ? said.includes(given) : new RegExp(given.source, given.flags).test(said);
  return isThere ? document.body : null;`);

const findLabel = inPage(`return queries.queryAllByLabelText(document.body, given)[0] ?? null;`);

const readPart = `function (text) {
  const element = document.activeElement;
  return 'value' in element ? element.value : element.innerText;
}`;

const special: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Shift: '\uE008',
  ArrowLeft: '\uE012',
};

function keys(actions: InputSource['actions']): InputSource[] {
  return [{ type: 'key', id: 'keyboard', actions }];
}

const patience = 15_000;

/** @param origin address of the site, without a slash at the end */
export function visitorOf(engine: Engine, origin: string): Visitor {
  const asText = (value: unknown) =>
    JSON.stringify(value, (_key, inner: unknown) =>
      inner instanceof RegExp ? { source: inner.source, flags: inner.flags } : inner,
    );

  async function until(source: string, wanted: unknown): Promise<Handle> {
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      try {
        // Anew each time: of 1,700 copies that Firefox 153 evaluated six knew no names, for as long as their page lived,
        // where the next copy on the same page knew all of them.
        await engine.call(`function () { ${queries} return ''; }`, '');
        const found = await engine.find(source, asText(wanted));
        if (found !== undefined) return found;
      } catch (error) {
        // Between two pages there is nothing to ask.
        if (Date.now() > deadline - 1_000) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const where = await engine.call('function () { return location.href; }', '');
    const seen = await engine.call('function () { return document.body.innerText; }', '');
    throw new Error(`${asText(wanted)} is not on ${where}, which says:\n${seen.slice(0, 2_000)}`);
  }

  const see = (...parts: readonly Part[]) => until(findPart, parts);

  async function click(...parts: readonly Part[]): Promise<void> {
    const origin = engine.originOf(await until(findTarget, parts));
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await engine.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  const type = (text: string) =>
    engine.perform(
      keys(
        Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    );

  return {
    open: (path) => engine.open(origin + path),
    see,
    seeText: async (text) => {
      await until(findText, text);
    },
    seeAddress: async (pattern) => {
      const source = `function (text) {
        const { source } = JSON.parse(text);
        return new RegExp(source).test(location.pathname + location.search) ? document.body : null;
      }`;
      await until(source, pattern);
    },
    click,
    fill: async (text, ...parts) => {
      await click(...parts);
      await type(text);
    },
    type,
    press: (...pressed) => {
      const values = pressed.map((key) => special[key] ?? key);
      return engine.perform(
        keys([
          ...values.map((value) => ({ type: 'keyDown', value })),
          ...[...values].reverse().map((value) => ({ type: 'keyUp', value })),
        ]),
      );
    },
    choose: async (label, path) => {
      await engine.chooseFile(await until(findLabel, label), path);
    },
    read: async (...parts) => {
      await click(...parts);
      return engine.call(readPart, '');
    },
    errors: async () => {
      const text = await engine.call(
        `function () {
          const seen = sessionStorage.getItem('recorded-errors') ?? '[]';
          sessionStorage.removeItem('recorded-errors');
          return seen;
        }`,
        '',
      );
      const seen: string[] = JSON.parse(text);
      return seen;
    },
  };
}
