import { scrollable } from './scrollable';

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | boolean | null)[])[];
  /** Whether the first cell of each row names it. */
  readonly hasRowNames?: boolean;
  /** For short values: columns no wider than these need. */
  readonly isNarrow?: boolean;
}

/** Rows as they are, NULL included; scrolls where the screen is narrower. Within `prose`. */
export function DataTable({
  caption,
  columns,
  rows,
  hasRowNames = false,
  isNarrow = false,
}: DataTableProps) {
  const width = isNarrow ? 'min-w-0' : undefined;
  return (
    <div role="region" aria-label={caption} {...scrollable} className="table-scroll">
      <table>
        <caption className="pb-2 text-left text-sm text-muted">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" className={width}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((value, cell) => {
                const shown = value === null ? 'NULL' : String(value);
                return hasRowNames && cell === 0 ? (
                  <th key={cell} scope="row" className="font-medium">
                    {shown}
                  </th>
                ) : (
                  <td key={cell} className={width}>
                    {shown}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
