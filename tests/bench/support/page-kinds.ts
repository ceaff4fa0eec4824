import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One address of every kind of page that visitors see. Pages of one shape are there once: a policy, a long text. */
const kinds = [
  '/',
  '/courses',
  '/courses/advanced-ai-digital-marketing-job-guarantee',
  '/events',
  '/events/workshops',
  '/events/webinars',
  '/job-portal',
  '/job-portal/job/performance-marketing-executive',
  '/job-portal/apply/performance-marketing-executive',
  '/job-portal/applications',
  '/ai-bootcamp-event',
  '/about',
  '/instructors',
  '/resources',
  '/faq',
  '/contact',
  '/enroll',
  '/career-assistance',
  '/privacy-policy',
  '/blogs',
];

const ofStaff = /id="build-data">\{"(article|page)":/;

interface Written {
  readonly address: string;
  /** Of what the staff wrote. */
  readonly kind: string | undefined;
}

/** What the build wrote documents for. */
function writtenIn(folder: string): Written[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .toSorted()
    .map((file) => ({
      address: `/${file.replace(/\/?index\.html$/, '')}`,
      kind: ofStaff.exec(readFileSync(join(folder, file), 'utf8'))?.[1],
    }));
}

/** The first article and the first page of the CMS among them. */
export function writtenByStaff(folder: string): string[] {
  const written = writtenIn(folder);
  return ['article', 'page'].flatMap((wanted) => {
    const found = written.find(({ kind }) => kind === wanted);
    return found ? [found.address] : [];
  });
}

/** What is measured. @param choice addresses with commas between them, `all`, or nothing for one of each kind */
export function addressesToMeasure(folder: string, choice: string | undefined): string[] {
  if (choice === undefined) return [...kinds, ...writtenByStaff(folder)];
  if (choice !== 'all') return choice.split(',');
  const own = writtenIn(folder).filter(({ kind }) => kind === undefined);
  return [...own.map(({ address }) => address), ...writtenByStaff(folder)];
}
