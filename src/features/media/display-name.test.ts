import { describe, expect, it } from 'vitest';
import { limits } from '@/config/limits';
import { displayName } from './display-name';

describe('displayName', () => {
  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['/leading.png', 'leading.png'],
    ['C:\\fakepath\\photo.jpg', 'photo.jpg'],
    ['nul\u0000byte.png', 'nul byte.png'],
    ['two\nlines\u2028three.png', 'two lines three.png'],
    ['"quoted" \'both\' <b>.png', '"quoted" \'both\' <b>.png'],
    ['a#b?c%2e.png', 'a#b?c%2e.png'],
    ['\u202Egpj.exe.png', 'gpj.exe.png'],
    ['team \u{1F469}\u200D\u{1F4BB}.png', 'team \u{1F469}\u200D\u{1F4BB}.png'],
    ['...', 'file'],
    ['', 'file'],
    ['   ', 'file'],
  ])('C05: %j is listed as %j', (raw, name) => {
    expect(displayName(raw)).toBe(name);
  });

  it('C05: keeps the ending of a name that is too long', () => {
    const name = displayName(`${'\u{1F9F5}'.repeat(300)}.webp`);
    expect(Array.from(name)).toHaveLength(limits.fileName);
    expect(name).toMatch(/\.webp$/);
  });
});
