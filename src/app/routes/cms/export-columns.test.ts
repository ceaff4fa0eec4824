import { expect, it } from 'vitest';
import { exportColumns } from './export-columns';

it.each(['posts', 'pages'] as const)(
  'the export of %s holds the text and names no account',
  (kind) => {
    const columns: string[] = exportColumns[kind].split(',');
    expect(columns).toEqual(expect.arrayContaining(['id', 'content', 'updated_by_name']));
    expect(columns).not.toContain('created_by');
    expect(columns).not.toContain('updated_by');
  },
);
