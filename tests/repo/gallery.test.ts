import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files';

const gallery = sourceFiles(['tooling/gallery'], /\.tsx$/)
  .map(({ text }) => text)
  .join('\n');

const components = sourceFiles(
  ['src/components/ui', 'src/components/list'],
  /(?<!\.test)\.tsx$/,
).flatMap(({ text }) =>
  [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name = '']) => name),
);

describe('the page of components (npm run gallery)', () => {
  it('finds them', () => {
    expect(components).toEqual(expect.arrayContaining(['Button', 'Dialog', 'Tabs']));
  });

  it.each(components)('shows %s', (name) => {
    expect(gallery).toMatch(new RegExp(`<${name}\\b`));
  });
});
