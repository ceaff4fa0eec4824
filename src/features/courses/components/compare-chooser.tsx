import { Checkbox } from '@/components/ui/checkbox';
import { courses } from '@/data/courses';
import { maxCompared, toggled } from '../comparison';

interface CompareChooserProps {
  readonly slugs: readonly string[];
  readonly onChange: (slugs: readonly string[]) => void;
}

/** Which courses stand side by side: one at least, three at most. What cannot be changed now cannot be pressed. */
export function CompareChooser({ slugs, onChange }: CompareChooserProps) {
  const isFull = slugs.length >= maxCompared;
  return (
    <fieldset data-print="none" aria-describedby="compare-hint" className="noscript:hidden">
      <legend className="text-lg font-semibold text-ink">Choose two or three</legend>
      <p id="compare-hint" role="status" className="mt-1 min-h-6 text-sm text-muted">
        {isFull
          ? 'Three fit side by side. Take one out to choose another.'
          : slugs.length === 1
            ? 'One is chosen. A second makes a comparison.'
            : 'Two are chosen. There is room for a third.'}
      </p>
      <div className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {courses.map(({ slug, title }) => {
          const isChosen = slugs.includes(slug);
          return (
            <label
              key={slug}
              className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-line py-2 leading-snug text-ink has-disabled:cursor-not-allowed has-disabled:text-muted"
            >
              <Checkbox
                checked={isChosen}
                disabled={isChosen ? slugs.length === 1 : isFull}
                onChange={() => onChange(toggled(slugs, slug))}
              />
              {title}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
