/**
 * Draws the teasers of the courses into public/resources/teasers: for each a film as WebM and MP4, its captions and a still
 * picture. Needs ffmpeg with libvpx and libx264 on the machine; what it writes is committed, so nothing else needs it.
 *
 *   npm run build:teasers -- [part of a slug]
 *   npm run build:teasers -- [part of a slug] --sheet /tmp/sheet     contact sheets alone, for looking
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { courses } from '../src/data/courses';
import { scenesOf } from '../src/data/teasers/teaser';
import { storyboards } from '../src/data/teasers/storyboards';
import { captionsOf } from './teasers/captions';
import { contactSheet, encode, STILL } from './teasers/encode';
import { makeFilm } from './teasers/film';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sheet: { type: 'string' } },
});
const folder = resolve(import.meta.dirname, '../public/resources/teasers');
mkdirSync(folder, { recursive: true });

for (const course of courses) {
  const board = storyboards[course.slug];
  if (!board || !course.slug.includes(positionals[0] ?? '')) continue;
  const film = makeFilm(course, board);
  if (values.sheet !== undefined) {
    await contactSheet(film, `${values.sheet}-${course.hue}.png`);
    continue;
  }
  const stem = join(folder, course.slug);
  writeFileSync(`${stem}.vtt`, captionsOf(scenesOf(course, board)));
  await sharp(Buffer.from(film.frame(STILL)))
    .webp({ quality: 82, effort: 6 })
    .toFile(`${stem}.webp`);
  await encode(film, stem);
}
