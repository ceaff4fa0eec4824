import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { courses } from '@/data/courses';
import { instructors } from '@/data/instructors';
import { portraitFile, portraitFolder, portraitKeys, portraitWidths } from '@/data/portraits';
import { testimonials } from '@/data/testimonials';
import { people } from '../../scripts/portraits/people';
import { portraitSvg } from '../../scripts/portraits/portrait';

const again = 'run "npm run build:portraits"';
const fileOf = (address: string) => join('public', address);
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Bytes that a file may weigh. */
const most = { 128: { avif: 4_000, webp: 4_000 }, 512: { avif: 25_000, webp: 36_000 } } as const;
const formats = ['avif', 'webp'] as const;

async function quoted() {
  const details = await Promise.all([
    import('@/data/course-details/advanced-ai-digital-marketing'),
    import('@/data/course-details/ai-digital-marketing-basic'),
    import('@/data/course-details/cyber-security'),
    import('@/data/course-details/data-science'),
    import('@/data/course-details/general-details'),
  ]);
  expect(details).toHaveLength(courses.length + 1);
  return [
    ...testimonials,
    ...details.flatMap((one) => Object.values(one).flatMap(({ quotes }) => quotes)),
  ];
}

describe('the portraits', () => {
  it('are one for each who teaches and each who is quoted, under their own name', async () => {
    const shown = new Map(
      [...instructors, ...(await quoted())].map((one) => [one.image, one.name]),
    );
    expect(new Map(people.map(({ key, name }) => [key, name]))).toEqual(shown);
    expect(people.map(({ key }) => key)).toEqual([...portraitKeys]);
  });

  it('are all there, and nothing else', () => {
    const expected = portraitKeys.flatMap((key) =>
      portraitWidths.flatMap((width) => formats.map((format) => portraitFile(key, width, format))),
    );
    const found = readdirSync(fileOf(portraitFolder)).map((name) => `${portraitFolder}${name}`);
    expect(found.toSorted(), again).toEqual(expected.toSorted());
  });

  it.each(portraitKeys)('%s is as wide as its name says, square and light', async (key) => {
    for (const width of portraitWidths) {
      for (const format of formats) {
        const file = readFileSync(fileOf(portraitFile(key, width, format)));
        const found = await sharp(file).metadata();
        const kind = format === 'avif' ? 'heif' : 'webp';
        expect([found.format, found.width, found.height], again).toEqual([kind, width, width]);
        expect(file.length, `${key} ${width} ${format}`).toBeLessThan(most[width][format]);
      }
    }
  });

  it('are drawn the same each time, and each as nobody else', () => {
    const drawn = people.map(portraitSvg);
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|<text/);
    expect(people.map(portraitSvg).map(digest)).toEqual(drawn.map(digest));
    expect(new Set(drawn.map(digest)).size).toBe(people.length);
  });
});
