import { Bookmark } from 'lucide-react';
import { clsx } from 'clsx';
import { buttonClass } from '@/components/ui/button';

interface SavedFilterProps {
  readonly isOn: boolean;
  /** How many jobs are saved; null until it is known. */
  readonly count: number | null;
  readonly onChange: (isOn: boolean) => void;
}

/** Narrows the list to what was saved. */
export function SavedFilter({ isOn, count, onChange }: SavedFilterProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
      className={clsx(
        buttonClass(),
        'min-h-11 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface noscript:hidden',
      )}
    >
      <Bookmark aria-hidden="true" className="size-4" />
      Saved
      <span data-numbers="" className="min-w-2 font-normal">
        {count}
      </span>
    </button>
  );
}
