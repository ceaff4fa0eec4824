import { describe, expect, it } from 'vitest';
import { sharedFiles } from './chunks';

interface Source {
  readonly imports?: readonly string[];
  readonly late?: readonly string[];
  /** KiB on the wire; almost nothing, unless it is said. */
  readonly weight?: number;
}

/** A byte on the wire is four of a source. */
const textOf = (weight: number) => 'x'.repeat(weight * 4096);

/** What every graph has: both tables of pages, their frames, and late code that a page of visitors must lead to. */
const frame: Record<string, Source> = {
  'main.tsx': {},
  'app/router.tsx': {
    late: ['app/site-layout.tsx', 'app/routes/site/home.tsx', 'app/routes/site/faq.tsx'],
  },
  'app/site-layout.tsx': {},
  'app/staff-pages.tsx': {
    late: ['cms-layout', 'login', 'dashboard', 'posts', 'leads', 'media', 'users'].map(
      (name) => `app/routes/cms/${name}.tsx`,
    ),
  },
  'app/routes/cms/cms-layout.tsx': {},
  'app/routes/site/home.tsx': {
    late: [
      'features/jobs/applications/own-applications.tsx',
      'features/pages/components/page-view.tsx',
      'features/posts/components/article-view.tsx',
    ],
  },
};

/** The name of each module's file. */
function planOf(sources: Record<string, Source>): (module: string) => string | null {
  const all: Record<string, Source | undefined> = { ...frame, ...sources };
  const named = (names: readonly string[] = []) => names.map((name) => `/src/${name}`);
  const modules = {
    getModuleInfo: (id: string) => {
      const { imports, late, weight = 0 } = all[id.slice('/src/'.length)] ?? {};
      return {
        code: textOf(weight),
        importedIds: named(imports),
        dynamicallyImportedIds: named(late),
      };
    },
  };
  const fileOf = sharedFiles('/', []);
  return (module) => fileOf(`/src/${module}`, modules);
}

const staff = (name: string, ...imports: string[]) => ({
  [`app/routes/cms/${name}.tsx`]: { imports },
});

describe('the plan of files', () => {
  it('gives two parts whose largest modules bear the same name a file each', () => {
    const fileOf = planOf({
      ...staff('leads', 'features/leads/mutations.ts'),
      ...staff('users', 'features/leads/mutations.ts', 'features/media/mutations.ts'),
      ...staff('media', 'features/media/mutations.ts'),
      'features/leads/mutations.ts': { weight: 9 },
      'features/media/mutations.ts': { weight: 9 },
    });
    const files = ['leads', 'media'].map((name) => fileOf(`features/${name}/mutations.ts`));
    expect(files).toEqual(['staff-mutations', 'staff-mutations-2']);
  });

  const shared = (imports: readonly string[]) =>
    planOf({
      ...staff('leads', 'lib/one.ts'),
      ...staff('users', 'lib/one.ts', 'lib/other.ts'),
      ...staff('media', 'lib/other.ts'),
      'app/routes/site/home.tsx': {
        ...frame['app/routes/site/home.tsx'],
        imports: ['data/jobs.ts'],
      },
      'app/routes/site/faq.tsx': { imports: ['data/jobs.ts'] },
      'lib/one.ts': {},
      'lib/other.ts': { imports },
      'data/jobs.ts': { weight: 9 },
    });

  it('joins parts where a request costs more than what is fetched in vain', () => {
    const fileOf = shared([]);
    expect(fileOf('lib/one.ts')).not.toBeNull();
    expect(fileOf('lib/one.ts')).toBe(fileOf('lib/other.ts'));
  });

  it('counts what a page would fetch for the sake of imports that it does not need', () => {
    const fileOf = shared(['data/jobs.ts']);
    expect(fileOf('data/jobs.ts')).toBe('site-jobs');
    expect(fileOf('lib/one.ts')).not.toBe(fileOf('lib/other.ts'));
  });

  it('lets what stands around the pages of the staff share files with what all of them need', () => {
    const fileOf = planOf({
      'app/routes/cms/cms-layout.tsx': { imports: ['lib/auth.ts'] },
      'app/staff-pages.tsx': { ...frame['app/staff-pages.tsx'], imports: ['lib/store.ts'] },
      'lib/auth.ts': { weight: 60 },
      'lib/store.ts': { weight: 1 },
    });
    expect(fileOf('app/routes/cms/cms-layout.tsx')).toBe('staff-auth');
    expect(fileOf('lib/auth.ts')).toBe('staff-auth');
    expect(fileOf('app/staff-pages.tsx')).toBe('staff-store');
    expect(fileOf('lib/store.ts')).toBe('staff-store');
  });

  it.each([
    ['posts', true],
    ['users', false],
  ])('spares a request of %s at the cost of screens that come later: %s', (screen, isSpared) => {
    const fileOf = planOf({
      ...staff('leads', 'lib/one.ts'),
      ...staff(screen, 'lib/one.ts', 'lib/other.ts'),
      ...staff('media', 'lib/other.ts'),
      'lib/one.ts': { weight: 4 },
      'lib/other.ts': { weight: 4 },
    });
    expect(fileOf('lib/one.ts') === fileOf('lib/other.ts')).toBe(isSpared);
  });

  it('brings nothing large to pages at rest for something small beside it', () => {
    const both = ['lib/small.ts', 'features/courses/drawing.ts'];
    const pages = ['home', 'faq', 'about'].map((name) => `app/routes/site/${name}.tsx`);
    const fileOf = planOf({
      'app/router.tsx': { late: ['app/site-layout.tsx', ...pages] },
      'app/site-layout.tsx': { imports: ['lib/header.ts'], late: ['lib/outbox/after-page.ts'] },
      'app/routes/site/home.tsx': { ...frame['app/routes/site/home.tsx'], imports: both },
      'app/routes/site/faq.tsx': { imports: both },
      'lib/header.ts': { weight: 60 },
      'lib/small.ts': { weight: 0.05 },
      'features/courses/drawing.ts': { weight: 60 },
      'lib/outbox/after-page.ts': { imports: ['lib/small.ts'] },
    });
    expect(fileOf('lib/small.ts')).toBe('site-header');
    expect(fileOf('lib/header.ts')).toBe('site-header');
    expect(fileOf('features/courses/drawing.ts')).toBe('site-drawing');
  });
});
