// Without the alias: the configuration of Vite reads this file, too.
import { courses } from '../data/courses';
import { jobIds } from '../data/job-ids';
import { lessonSlugs } from '../data/lessons/lesson-slugs';
import { resources } from '../data/resources';
import { paths } from './paths';

const fixedPaths = Object.values(paths).flatMap((build) =>
  typeof build === 'function' && build.length === 0 ? [(build as () => string)()] : [],
);
const notPages: readonly string[] = [
  paths.notFound(),
  paths.feed(),
  paths.brochures(),
  paths.emi(),
];

/** Every public page that is built into the site. */
export const builtInPaths: readonly string[] = [
  ...fixedPaths.filter((path) => !notPages.includes(path)),
  ...courses.map(({ slug }) => paths.course(slug)),
  ...lessonSlugs.map(paths.firstLesson),
  ...jobIds.flatMap((id) => [paths.job(id), paths.jobApplication(id)]),
];

/** Every address in these is ours or the backend's. */
const sections = [
  'admin',
  'api',
  'assets',
  'auth',
  'cms',
  'fonts',
  'functions',
  'icons',
  'images',
  'pictures',
  'preview',
  'realtime',
  'resources/brochures',
  'rest',
  'share',
  'src',
  'static',
  'storage',
];

/**
 * Addresses below the first level that nobody may lead elsewhere, in order; a section ends in `/*`. Those of the first
 * level are `reservedSlugs`. The database refuses both, from `private.reserved_paths` and `private.reserved_slugs`;
 * `npm run db:slugs` tells it of new ones.
 */
export const reservedPaths: readonly string[] = [
  '/build.json',
  ...sections.map((section) => `/${section}/*`),
  ...builtInPaths.filter((path) => path.split('/').length > 2),
  ...resources.map(({ file }) => file),
].sort();
