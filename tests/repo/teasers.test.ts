import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { courses, type Course } from '@/data/courses';
import { storyboards } from '@/data/teasers/storyboards';
import { cuesOf, lengthOf, scenesOf, teaserFiles } from '@/data/teasers/teaser';
import { captionsOf } from '../../scripts/teasers/captions';
import { makeFilm } from '../../scripts/teasers/film';

const again = 'run "npm run build:teasers"';
const fileOf = (address: string) => join('public', address);

function partsOf({ slug, videoUrl = '' }: Course) {
  const files = teaserFiles(videoUrl);
  const board = storyboards[slug];
  if (!board) throw new Error(`${slug} has no storyboard.`);
  return { files, board };
}

/** Seconds, from the header of an MP4 file. */
function mp4Seconds(file: Buffer): number {
  const at = file.indexOf('mvhd') + 4;
  // Version and flags, two dates, then units to the second and the length in units.
  return file.readUInt32BE(at + 16) / file.readUInt32BE(at + 12);
}

/** Seconds, from the header of a WebM file, which counts milliseconds. */
function webmSeconds(file: Buffer): number {
  const at = file.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  return file.readDoubleBE(at + 3) / 1000;
}

describe('the teasers', () => {
  it('are one for each course, with all their files and no other', () => {
    const expected = courses.flatMap((course) => Object.values(partsOf(course).files));
    expect(
      readdirSync('public/resources/teasers').map((name) => `/resources/teasers/${name}`),
    ).toEqual(expected.toSorted());
    for (const address of expected) expect(existsSync(fileOf(address)), address).toBe(true);
  });

  it.each(courses)('$slug says in its captions what its storyboard and its data say', (course) => {
    const { files, board } = partsOf(course);
    const captions = readFileSync(fileOf(files.captions), 'utf8');
    const scenes = scenesOf(course, board);
    expect(captions, again).toBe(captionsOf(scenes));
    for (const figure of [course.durationWeeks, course.hours, course.assignments])
      expect(captions).toMatch(new RegExp(`\\b${figure} (?:weeks|hours|assignments)\\.`));
    for (const { from, to } of cuesOf(scenes)) expect(to - from).toBeGreaterThanOrEqual(1.4);
  });

  it.each(courses)('$slug lasts from 30 to 45 seconds, as long as its captions', (course) => {
    const { files, board } = partsOf(course);
    const seconds = lengthOf(scenesOf(course, board));
    expect(seconds).toBeGreaterThanOrEqual(30);
    expect(seconds).toBeLessThanOrEqual(45);
    expect(mp4Seconds(readFileSync(fileOf(files.mp4))), again).toBeCloseTo(seconds, 0);
    expect(webmSeconds(readFileSync(fileOf(files.webm))), again).toBeCloseTo(seconds, 0);
  });

  it.each(courses)('$slug is light, and begins before all of it has come', (course) => {
    const { files } = partsOf(course);
    for (const file of [files.mp4, files.webm])
      expect(statSync(fileOf(file)).size, file).toBeLessThan(2_000_000);
    expect(statSync(fileOf(files.poster)).size).toBeLessThan(60_000);
    const film = readFileSync(fileOf(files.mp4));
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
    expect(film.includes('avc1')).toBe(true);
  });

  it.each(courses)('$slug is drawn the same each time, with outlines only', (course) => {
    const { board } = partsOf(course);
    const [film, twin] = [makeFilm(course, board), makeFilm(course, board)];
    for (let time = 0; time < film.seconds; time += 0.7) {
      const svg = film.frame(time);
      expect(svg).not.toMatch(/<text|NaN|undefined/);
      expect(twin.frame(time)).toBe(svg);
    }
  });
});
