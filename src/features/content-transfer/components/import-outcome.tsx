import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { ImportPlan, Outcome, PlannedRow } from '../import-content';
import { contentParts, counted, number, partNouns } from '../parts';

/** Refused rows that are named; the others are counted. */
const MOST_NAMED = 50;

interface ImportOutcomeProps {
  readonly title: string;
  readonly parts: ImportPlan['parts'];
  /** Files that would be stored. */
  readonly files: number;
  /** Before an import: addresses of pictures that nobody holds. After it: files that were refused, with the reason. */
  readonly missing: readonly string[];
  readonly isDone?: boolean;
  readonly onImport?: () => void;
  readonly onCancel: () => void;
}

const columns: readonly {
  readonly outcome: Outcome;
  readonly before: string;
  readonly after: string;
}[] = [
  { outcome: 'new', before: 'New', after: 'Imported' },
  { outcome: 'same', before: 'Same', after: 'Same' },
  { outcome: 'different', before: 'Different', after: 'Different' },
  { outcome: 'refused', before: 'Refused', after: 'Refused' },
];

function count(rows: readonly PlannedRow[], outcome: Outcome): number {
  return rows.filter((row) => row.outcome === outcome).length;
}

function nameOf({ row }: PlannedRow): string {
  const name = row['title'] ?? row['name'] ?? row['from_path'] ?? row['path'] ?? row['id'];
  return typeof name === 'string' && name !== '' ? name : 'Without a name';
}

function first(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What an import would do, or did: counts by kind, and each refused row with its reason. */
export function ImportOutcome({
  title,
  parts,
  files,
  missing,
  isDone = false,
  onImport,
  onCancel,
}: ImportOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: the answer to it has the focus.
  useEffect(() => heading.current?.focus(), []);
  const shown = contentParts.filter((part) => parts[part].length > 0);
  const refused = shown.flatMap((part) =>
    parts[part]
      .filter(({ outcome }) => outcome === 'refused')
      .map((planned) => ({ part, planned })),
  );
  const fresh = shown.reduce((sum, part) => sum + count(parts[part], 'new'), 0);
  return (
    <div className="space-y-4">
      <h3 ref={heading} tabIndex={-1} className="text-sm font-semibold [overflow-wrap:anywhere]">
        {title}
      </h3>
      {shown.length === 0 ? (
        <p className="text-sm text-muted">
          {isDone ? 'Nothing was imported.' : 'This file is empty.'}
        </p>
      ) : (
        <table className="w-full max-w-measure text-sm" data-numbers="">
          <thead>
            <tr className="border-b border-line text-left text-muted">
              <th scope="col" className="py-2 pr-2 font-medium">
                Kind
              </th>
              {columns.map(({ outcome, before, after }) => (
                <th key={outcome} scope="col" className="py-2 pl-2 text-right font-medium">
                  {isDone ? after : before}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((part) => (
              <tr key={part} className="border-b border-line">
                <th scope="row" className="py-2 pr-2 text-left font-medium">
                  {first(partNouns[part].many)}
                </th>
                {columns.map(({ outcome }) => (
                  <td key={outcome} className="py-2 pl-2 text-right">
                    {number(count(parts[part], outcome))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.length > 0 ? (
        <p className="max-w-measure text-sm text-muted">
          Same: it is here already. Different: what is here says something else, and stays.
        </p>
      ) : null}
      {refused.length > 0 ? (
        <div className="text-sm">
          <p className="font-medium">{isDone ? 'Not imported' : 'Cannot be imported'}</p>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {refused.slice(0, MOST_NAMED).map(({ part, planned }, index) => (
              // A refused row may have no id at all.
              <li key={index} className="[overflow-wrap:anywhere]">
                {first(partNouns[part].one)} “{nameOf(planned)}”: {planned.problem}
              </li>
            ))}
          </ul>
          {refused.length > MOST_NAMED ? (
            <p className="mt-1 text-muted">And {number(refused.length - MOST_NAMED)} more.</p>
          ) : null}
        </div>
      ) : null}
      {missing.length > 0 ? (
        <div className="text-sm">
          <p className="font-medium">
            {isDone
              ? 'Files that were refused'
              : `${counted(missing.length, { one: 'file is', many: 'files are' })} neither here nor in this file: what shows them will have gaps`}
          </p>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-muted">
            {missing.slice(0, MOST_NAMED).map((name) => (
              <li key={name} className="[overflow-wrap:anywhere]">
                {name}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {onImport && fresh + files > 0 ? (
          <Button variant="primary" onClick={onImport}>
            Import {counted(fresh, { one: 'row', many: 'rows' })}
            {files > 0 ? ` and ${counted(files, { one: 'file', many: 'files' })}` : ''}
          </Button>
        ) : null}
        {onImport && fresh + files === 0 ? (
          <p className="self-center text-sm text-muted">There is nothing new in this file.</p>
        ) : null}
        <Button onClick={onCancel}>{isDone ? 'Done' : 'Cancel'}</Button>
      </div>
    </div>
  );
}
