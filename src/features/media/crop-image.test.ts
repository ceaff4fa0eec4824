import { describe, expect, it } from 'vitest';
import { pixelsOf } from './crop-image';

describe('the pixels of a part', () => {
  const picture = { width: 301, height: 200 };

  it.each([
    [
      { x: 0, y: 0, width: 100, height: 100 },
      { x: 0, y: 0, width: 301, height: 200 },
    ],
    [
      { x: 50, y: 25, width: 50, height: 50 },
      { x: 151, y: 50, width: 150, height: 100 },
    ],
    [
      { x: 0, y: 0, width: 0, height: 0 },
      { x: 0, y: 0, width: 1, height: 1 },
    ],
    [
      { x: 100, y: 100, width: 10, height: 10 },
      { x: 300, y: 199, width: 1, height: 1 },
    ],
    [
      { x: -5, y: -5, width: 200, height: 200 },
      { x: 0, y: 0, width: 301, height: 200 },
    ],
  ])('%j are %j, never outside the picture', (area, pixels) => {
    expect(pixelsOf(area, picture)).toEqual(pixels);
  });
});
