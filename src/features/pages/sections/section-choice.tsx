import type { LucideIcon } from 'lucide-react';

interface SectionChoiceProps {
  readonly name: string;
  readonly hint: string;
  readonly icon: LucideIcon;
  readonly onChoose: () => void;
}

/** One piece of a page to insert. */
export function SectionChoice({ name, hint, icon: Icon, onChoose }: SectionChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-16 w-full items-start gap-3 rounded-sm border border-line p-3 text-left hover:border-brand hover:bg-brand-soft"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="line-clamp-2 text-sm wrap-anywhere text-muted">{hint}</span>
      </span>
    </button>
  );
}
