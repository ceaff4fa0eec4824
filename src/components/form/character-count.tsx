import { clsx } from 'clsx';

interface CharacterCountProps {
  length: number;
  limit: number;
}

/** "12/60"; turns to a warning past the limit. The field's own error says so in words. */
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
    </span>
  );
}
