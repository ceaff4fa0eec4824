import { expect, it } from 'vitest';
import { fontSize, inlineRules, readStyles } from './styles';

it('reads declarations, with quotes and with what browsers do not know', () => {
  const styles = readStyles(`font: 9px "A; b"; mso-list:l0 level2 lfo1;FONT-SIZE : 24.5px`);
  expect([...styles]).toEqual([
    ['font', '9px "A; b"'],
    ['mso-list', 'l0 level2 lfo1'],
    ['font-size', '24.5px'],
  ]);
  expect(fontSize(styles)).toBe(18.375);
});

it.each(['a-', 'a', '1', '1.', 'a:', 'a:"', ' ', 'a.b', 'a.b{', '<meta ', '<style '])(
  'takes time in proportion to the length of styles made of %j',
  (unit) => {
    const text = unit.repeat(300_000 / unit.length);
    const started = performance.now();
    fontSize(readStyles(`font: ${text}`));
    fontSize(readStyles(text));
    const root = document.createDocumentFragment();
    inlineRules(text, root);
    inlineRules(`<meta name="Generator" content="Cocoa HTML Writer"><style>${text}</style>`, root);
    // Many times what it takes, for busy machines.
    expect(performance.now() - started).toBeLessThan(2000);
  },
);
