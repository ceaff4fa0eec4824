import { expect, test } from 'vitest';
import { isolated } from './isolated';

test('a name between other words is isolated where it runs the other way', () => {
  expect(isolated('Asha Menon (देव)')).toBe('Asha Menon (देव)');
  for (const name of ['שלום (test)', 'مرحبا', '\u{1E900}', 'old\u202Ename'])
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});
