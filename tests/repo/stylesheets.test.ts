import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import tailwind from '../../tailwind.config';
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

describe('what moves on and on', () => {
  const rounds = Object.entries<string>(tailwind.theme.extend.animation)
    .filter(([, value]) => value.includes(' infinite'))
    .map(([name, value]) => {
      const [, length = '', unit] = / ([\d.]+)(m?s) /.exec(value) ?? [];
      return { name, seconds: Number(length) / (unit === 'ms' ? 1000 : 1) };
    });

  it('ends a round seldom: React listens to that, so each costs the page frames, far below the screen, too', () => {
    expect(rounds.map(({ name }) => name)).toEqual(expect.arrayContaining(['breathe', 'ticker']));
    // A spinner is there while something is sent, and nowhere else.
    const quick = rounds.filter(({ name, seconds }) => name !== 'spin' && !(seconds >= 8));
    expect(quick).toEqual([]);
  });
});

describe('what stands in for the typeface until it comes', () => {
  const css = readFileSync('src/styles/fonts.css', 'utf8');
  const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, text = '']) => {
    const value = (name: string) => new RegExp(`${name}: ([^;]*);`).exec(text)?.[1] ?? '';
    const percent = (name: string) => Number.parseFloat(value(name)) / 100;
    const locals = [...value('src').matchAll(/local\('([^']*)'\)/g)].map(([, name = '']) => name);
    const [from = 0, to = from] = value('font-weight').split(' ').map(Number);
    const scale = percent('size-adjust');
    const [ascent, descent] = [percent('ascent-override'), percent('descent-override')];
    const family = value('font-family').replaceAll("'", '');
    return locals.length === 0 ? [] : [{ family, locals, from, to, scale, ascent, descent }];
  });
  const faceOf = (name: string, weight: number) => {
    const own = faces.filter((face) => face.family === name);
    const found = own.filter(({ from, to }) => from <= weight && weight <= to);
    expect(found, `${name} ${weight}`).toHaveLength(1);
    return found[0];
  };

  it.each([
    ['Bricolage Fallback', /^(Arial|Liberation Sans)( Bold)?$/],
    ['Bricolage Roboto', /^Roboto( Bold)?$/],
  ])('names in %s only fonts of one width', (name, fonts) => {
    const locals = faces.filter(({ family }) => family === name).flatMap((face) => face.locals);
    expect(locals.filter((font) => !fonts.test(font))).toEqual([]);
  });

  // Means over the headings and paragraphs of the prerendered pages, as Chromium set them in both fonts.
  it.each([
    ['Bricolage Fallback', 400, 1.046],
    ['Bricolage Fallback', 500, 1.056],
    ['Bricolage Fallback', 600, 0.999],
    ['Bricolage Fallback', 700, 1.014],
    ['Bricolage Roboto', 400, 1.05],
    ['Bricolage Roboto', 600, 1.062],
    ['Bricolage Roboto', 700, 1.079],
  ])('is set in %s %i as wide and as high as the typeface', (name, weight, measured) => {
    const { scale = 0, ascent = 0, descent = 0 } = faceOf(name, weight) ?? {};
    expect(Math.abs(scale / measured - 1)).toBeLessThan(0.006);
    expect(scale * ascent).toBeCloseTo(0.93, 2);
    expect(scale * descent).toBeCloseTo(0.27, 2);
  });

  it('is asked for before any font of the system, on phones without Arial, too', () => {
    expect(tailwind.theme.fontFamily.sans.slice(0, 3)).toEqual([
      '"Bricolage Grotesque"',
      '"Bricolage Fallback"',
      '"Bricolage Roboto"',
    ]);
  });
});
