import { describe, expect, it } from 'vitest';
import { placesOf, sourceFiles, type SourceFile } from '../support/source-files';

const product = sourceFiles(['src'], /\.(ts|tsx)$/).filter(({ name }) => !isTest(name));
const everything = sourceFiles(['src', 'tests', 'scripts', 'tooling'], /\.(ts|tsx|css)$/);

function isTest(name: string): boolean {
  return /\.test\.tsx?$/.test(name) || name.startsWith('src/testing/');
}

function outside(folder: string): SourceFile[] {
  return product.filter(({ name }) => !name.startsWith(folder));
}

/** Code without its comments, where words of the patterns below may well be explained. */
function code(files: readonly SourceFile[]): SourceFile[] {
  return files.map(({ name, text }) => ({
    name,
    text: text
      .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
      .replace(/(^|\s)\/\/.*$/gm, '$1'),
  }));
}

describe('walls of the code base', () => {
  it('only lib/storage uses browser storage', () => {
    const pattern = /\b(localStorage|sessionStorage|indexedDB)\b|document\.cookie/;
    expect(placesOf(code(outside('src/lib/storage/')), pattern)).toEqual([]);
  });

  it('only lib/supabase imports the SDK', () => {
    expect(placesOf(outside('src/lib/supabase/'), /from '@supabase\//)).toEqual([]);
  });

  it('N17: code that comes late comes through lib/late-code, which knows what to do when it does not come', () => {
    const late = /late(?:Code|Page)\((?:async )?\(\) => (?:\{[^}]*return )?$/;
    // The table's helpers hand what they are given to `latePage`.
    const lateInTable =
      /(?:late(?:Code|Page)\(|(?:public|quiet|live)Pages?\((?:[^()]|\([^()]*\))+, )\(\) => $/;
    // The very first code of a page: what would say that it is missing has not come either.
    const first = ['src/page-start.ts', 'src/boot.ts'];
    const files = code(product).filter(({ name }) => !first.includes(name));
    const odd = files.flatMap(({ name, text }) => [
      ...[...text.matchAll(/\bimport\(/g)]
        .filter(
          ({ index }) =>
            !(name === 'src/app/router.tsx' ? lateInTable : late).test(
              text.slice(0, index).replace(/\s+/g, ' ').replace(/\( /g, '('),
            ),
        )
        .map(({ index }) => `${name}: ${text.slice(index, index + 60)}`),
      ...(/\blazy\(/.test(text) && name !== 'src/lib/late-code.ts' ? [`${name}: lazy(`] : []),
    ]);
    expect(odd).toEqual([]);
  });

  it('only config/env.ts reads the environment, but for what must fold at build time', () => {
    const places = placesOf(outside('src/config/env.ts'), /import\.meta\.env|process\.env/);
    expect(
      places.filter(
        (place) => !/import\.meta\.env\.(VITE_DEMO_ACCOUNTS|DEV|PROD|SSR)\b/.test(place),
      ),
    ).toEqual([]);
  });
});

describe('D17: no text becomes markup or code', () => {
  it('anywhere: lib/html moves sanitised nodes, and reads innerHTML of a document of its own only', () => {
    const pattern =
      /\.(innerHTML|outerHTML)\s*\+?=[^=]|insertAdjacentHTML|\bsrcdoc\b|dangerouslySetInnerHTML|document\.write|createContextualFragment|setHTMLUnsafe|\beval\(|new Function\(|setTimeout\(\s*['"`]/i;
    expect(placesOf(code(product), pattern)).toEqual([]);
  });

  it('outside lib/html, innerHTML is not even read', () => {
    expect(placesOf(code(outside('src/lib/html/')), /\b(innerHTML|outerHTML)\b/)).toEqual([]);
  });
});

describe('habits', () => {
  it('nothing is left for later', () => {
    // Written in two parts, so that this file does not find itself.
    const marks = new RegExp(['\\bTO' + 'DO\\b', '\\bFIX' + 'ME\\b', '\\bX' + 'XX\\b'].join('|'));
    const fillers = new RegExp(
      ['lorem ' + 'ipsum', 'coming ' + 'soon', 'not ' + 'implemented'].join('|'),
      'i',
    );
    expect(placesOf(everything, marks)).toEqual([]);
    expect(placesOf(everything, fillers)).toEqual([]);
  });

  it('no check is switched off and no test left out', () => {
    const pattern = new RegExp(
      [
        '@ts-' + '(ignore|expect-error|nocheck)',
        'eslint-' + 'disable',
        '\\b(it|test|describe)\\.' + '(only|skip|fixme|todo)\\b',
        '\\btest\\.' + 'slow\\(',
      ].join('|'),
    );
    expect(placesOf(everything, pattern)).toEqual([]);
  });

  it('tests wait for what they mean, never for time to pass', () => {
    const pattern = new RegExp(['waitFor' + 'Timeout', 'network' + 'idle'].join('|'));
    expect(placesOf(everything, pattern)).toEqual([]);
  });

  it('the product writes nothing to the console but unknown addresses', () => {
    const places = placesOf(code(product), /\bconsole\./);
    expect(places.map((place) => place.split(':')[0])).toEqual(['src/lib/log.ts']);
  });

  it('colours come from tokens', () => {
    const classes =
      /\b(?:bg|text|border|ring|fill|stroke|divide|outline)-(?:red|blue|green|gray|slate|zinc|neutral|stone|amber|yellow|orange|lime|emerald|teal|cyan|sky|indigo|violet|purple|fuchsia|pink|rose|black|white)\b/;
    const literal = /['"\s(]#[0-9a-f]{3,8}\b(?=['"\s);])/i;
    const components = code(product).filter(({ name }) =>
      /^src\/(features|app|components)\//.test(name),
    );
    expect(placesOf(components, classes)).toEqual([]);
    expect(placesOf(components, literal)).toEqual([]);
  });

  it('files stay small enough to read', () => {
    // Texts and generated types are as long as they are.
    const isData = /database\.types\.ts$|sample-posts\.ts$|^src\/data\//;
    const long = everything
      .filter(({ name }) => !isData.test(name))
      .map(({ name, text }) => ({ name, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > 400);
    expect(long).toEqual([]);
  });

  it('files are named in kebab-case', () => {
    const odd = everything
      .map(({ name }) => name.split('/').at(-1) ?? '')
      .filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(name));
    expect(odd).toEqual([]);
  });
});
