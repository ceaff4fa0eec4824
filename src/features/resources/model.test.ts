import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resources } from '@/data/resources';
import { downloadName, filterResources } from './model';

test('the category filter shows 12, 6, 3 and 3', () => {
  expect(
    (['all', 'Digital Marketing', 'Cybersecurity', 'Data Science'] as const).map(
      (category) => filterResources(resources, category).length,
    ),
  ).toEqual([12, 6, 3, 3]);
});

describe('the documents', () => {
  const publicFolder = join(import.meta.dirname, '../../../public');
  const sources = join(import.meta.dirname, '../../../content/resources');

  test('are exactly those that the catalogue names', () => {
    const files = readdirSync(join(publicFolder, 'resources')).filter((name) =>
      name.endsWith('.pdf'),
    );
    expect(files.sort()).toEqual(resources.map(downloadName).sort());
    const texts = readdirSync(sources).filter((name) => name.endsWith('.md'));
    expect(texts.sort()).toEqual(resources.map((one) => `${one.slug}.md`).sort());
  });

  test.each(resources.map((one) => [one.title, one] as const))(
    '%s is a light PDF',
    (title, one) => {
      const path = join(publicFolder, one.file);
      expect(statSync(path).size).toBeLessThan(300 * 1000);
      const bytes = readFileSync(path).toString('latin1');
      expect(bytes.startsWith('%PDF-1.7')).toBe(true);
      const pages = bytes.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
      expect(pages).toBeGreaterThanOrEqual(2);
      expect(pages).toBeLessThanOrEqual(4);
      expect(bytes).toContain('/Lang (en-IN)');
      expect(bytes).toContain('/MarkInfo');
      expect(bytes).toContain('/StructTreeRoot');
      expect(bytes).toContain(title);
    },
  );
});
