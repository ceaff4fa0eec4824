import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { staffSources, visitorModules } from '../../tooling/visitor-sources';

describe("the visitors' stylesheet", () => {
  const visitors = visitorModules();
  const leftOut = staffSources(visitors);
  const isLeftOut = (path: string) =>
    leftOut.some((source) => path === source || path.startsWith(`${source}/`));

  it('leaves out what only staff see', () => {
    expect(leftOut).toEqual(
      expect.arrayContaining([
        'src/app/routes/cms',
        'src/components/rich-text-editor',
        'src/components/ui/pagination.tsx',
        'src/features/users',
      ]),
    );
  });

  it('leaves out nothing that visitors see', () => {
    expect([...visitors]).toEqual(
      expect.arrayContaining(['src/app/routes/site/home.tsx', 'src/components/ui/button.tsx']),
    );
    expect([...visitors].filter(isLeftOut)).toEqual([]);
  });
});

/** Each declaration with the selectors that it stands under, of a stylesheet with nested rules; `&` alone is the outer one. */
function declarations(path: string): { selector: string; declaration: string }[] {
  const css = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const open: string[] = [];
  const found: { selector: string; declaration: string }[] = [];
  for (const [, text = '', end] of css.matchAll(/([^{};]*)([{};])/g)) {
    const [head, outer = ''] = [text.trim(), open.at(-1)];
    if (end === '{') open.push(head.startsWith('@') ? outer : head.replace(/^&(?=,|$)/, outer));
    else if (head) found.push({ selector: outer, declaration: head });
    if (end === '}') open.pop();
  }
  return found;
}

describe('what floats', () => {
  it('has the document itself keep clear of it and hand nothing down: all of it would be styled anew with each bar', () => {
    const ofDocument = declarations('src/styles/floating.css').filter(({ selector }) =>
      /^(:root|html)(:has\([^)]*\))?(,|$)/.test(selector),
    );
    const names = ofDocument.map(({ declaration }) => declaration.split(':')[0]);
    expect(new Set(names)).toEqual(
      new Set(['scroll-padding-block-end', 'scroll-padding-block-start']),
    );
  });
});
