import { describe, expect, it } from 'vitest';
import { staffSources, visitorModules } from '../../tooling/visitor-sources';

describe("the visitors' stylesheet", () => {
  const visitors = visitorModules();
  const leftOut = staffSources(visitors);
  const isLeftOut = (path: string) =>
    leftOut.some((source) => path === source || path.startsWith(`${source}/`));

  it('leaves out what only staff see', () => {
    expect(leftOut).toEqual(
      expect.arrayContaining([
        'src/app/routes/cms',
        'src/components/rich-text-editor',
        'src/components/ui/pagination.tsx',
        'src/features/users',
      ]),
    );
  });

  it('leaves out nothing that visitors see', () => {
    expect([...visitors]).toEqual(
      expect.arrayContaining(['src/app/routes/site/home.tsx', 'src/components/ui/button.tsx']),
    );
    expect([...visitors].filter(isLeftOut)).toEqual([]);
  });
});
