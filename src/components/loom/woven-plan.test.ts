import { describe, expect, it } from 'vitest';
import { planPicture, sizePicture } from './woven-plan';

const stitches = (path: string) => path.split('M').length - 1;

describe('a woven picture', () => {
  it('keeps a margin of cloth around the figure', () => {
    expect(sizePicture(['##', '##'])).toEqual({ width: 200, height: 200 });
  });

  it('ties a long float down, in steps that make a diagonal', () => {
    const { main } = planPicture(['########']);
    const lengths = [...main.matchAll(/M(\d+) \d+H(\d+)/g)].map(
      ([, from, to]) => (Number(to) - Number(from) + 8) / 10,
    );
    expect(Math.max(...lengths)).toBeLessThanOrEqual(4);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(32);
  });

  it('draws the two threads apart and ground where neither is', () => {
    const { main, second, ground } = planPicture(['#+', '..']);
    expect([main, second].map(stitches).every((count) => count >= 2)).toBe(true);
    expect(main).not.toBe(second);
    expect(stitches(ground)).toBeGreaterThan(5);
  });
});
