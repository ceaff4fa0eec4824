import { describe, expect, it } from 'vitest';
import { focalPointOf, inPicture, withFocalPoint } from './chosen-focal-point';
import { focalStyle, withoutFocalPoint } from './focal-point';

const file = '/storage/v1/object/public/blog-images/a.png';

describe('the focal point in an address', () => {
  it.each([
    ['0,0', { x: 0, y: 0 }],
    ['30,70', { x: 30, y: 70 }],
    ['100,9', { x: 100, y: 9 }],
  ])('is read: %s', (text, point) => {
    expect(focalPointOf(`${file}#focus=${text}`)).toEqual(point);
    expect(withoutFocalPoint(`${file}#focus=${text}`)).toBe(file);
    expect(focalStyle(`${file}#focus=${text}`)).toEqual({
      objectPosition: `${point.x}% ${point.y}%`,
    });
  });

  it.each([
    '#focus=30,70);x',
    '#focus=30,70;background:url(//evil.example)',
    '#focus=<script>alert(1)</script>',
    '#focus=javascript:alert(1)',
    '#focus=101,0',
    '#focus=99999999999999999999,1',
    '#focus=1e2,1',
    '#focus=-1,5',
    '#focus=+1,5',
    '#focus=030,70',
    '#focus=30.5,70',
    '#focus=30, 70',
    '#focus=30',
    '#focus=30,70,10',
    '#focus=30,70\n',
    '#focus=३०,७०',
    '#Focus=30,70',
    '#focus=1,2#focus=30,70',
    '#x&focus=30,70',
    '?focus=30,70',
    '#',
  ])('N68 is nothing else: %j', (fragment) => {
    const address = file + fragment;
    expect(focalPointOf(address)).toBeUndefined();
    expect(focalStyle(address)).toBeUndefined();
    expect(withoutFocalPoint(address)).toBe(address);
  });

  it('is written in one form, and the centre not at all', () => {
    expect(withFocalPoint(file, { x: 30.4, y: 69.5 })).toBe(`${file}#focus=30,70`);
    expect(withFocalPoint(`${file}#focus=1,2`, { x: -7, y: 1e9 })).toBe(`${file}#focus=0,100`);
    expect(withFocalPoint(`${file}#focus=1,2`, { x: 50, y: 50 })).toBe(file);
    expect(inPicture(Number.NaN)).toBe(50);
  });
});
