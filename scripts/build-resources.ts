/**
 * Sets the free resources (content/resources/*.md) as PDF documents in public/resources, named and titled
 * by src/data/resources.ts, and the brochures of the courses in public/resources/brochures, from the data of the
 * courses and content/brochures/*.md:
 *
 *   npm run build:resources
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../src/config/site';
import { courses } from '../src/data/courses';
import { resources } from '../src/data/resources';
import { brochureText } from './resources/brochure';
import { edition, printDocument } from './resources/print-document';

const root = join(import.meta.dirname, '..');
const target = join(root, 'public/resources');

await mkdir(join(target, 'brochures'), { recursive: true });
for (const { slug, title, category, hue } of resources) {
  const markdown = await readFile(join(root, 'content/resources', `${slug}.md`), 'utf8');
  const imprint = `Free to read, print and share unchanged. ${site.name}, ${edition}.`;
  await printDocument(
    { slug, title, category, hue, imprint, markdown },
    join(target, `${slug}.pdf`),
  );
}
for (const course of courses) {
  await printDocument(await brochureText(course), join(target, 'brochures', `${course.slug}.pdf`));
}
process.stdout.write(
  `${resources.length} documents in public/resources, ${courses.length} brochures beside them\n`,
);
