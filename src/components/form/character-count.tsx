import { clsx } from 'clsx';

interface CharacterCountProps {
  length: number;
  limit: number;
}

/** "12/60"; past the limit it warns, while one types, by how much. */
export function CharacterCount({ length, limit }: CharacterCountProps) {
  return (
    <span
      data-numbers=""
      className={clsx(
        'shrink-0 text-xs',
        length > limit ? 'font-semibold text-danger' : 'text-muted',
      )}
    >
      {length}/{limit}
      <span className="sr-only"> characters</span>
      <span role="status">{length > limit ? `, ${length - limit} too many` : null}</span>
    </span>
  );
}
