import { clsx } from 'clsx';

interface ChoiceGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly number[];
  readonly value: number;
  readonly onChange: (choice: number) => void;
  readonly labelOf: (choice: number) => string;
}

/** Native radio buttons that look like a row of keys. */
export function ChoiceGroup({ legend, name, choices, value, onChange, labelOf }: ChoiceGroupProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-ink">{legend}</legend>
      <div
        className={clsx(
          'gap-2',
          // Two by two, so that none is left alone in a second row.
          choices.length % 2 === 0 ? 'grid w-fit grid-cols-2' : 'flex flex-wrap',
        )}
      >
        {choices.map((choice) => (
          <label
            key={choice}
            data-numbers=""
            className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm border border-line-strong bg-surface-raised px-4 font-medium text-ink transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className="size-4 accent-brand outline-none"
            />
            {labelOf(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
