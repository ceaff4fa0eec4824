import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';

interface SearchFormProps {
  /** Address of the page, which reads the box from its query. */
  readonly action: string;
  /** Names the button at the end of the box. */
  readonly label: string;
  /** Enter, or the button. */
  readonly onSearch: () => void;
  readonly className?: string;
  /** The box with its label; 3.5 rem of room at its end. */
  readonly children: ReactNode;
}

/** A search box that can be sent: before its code has come the browser does it, and the page opens with the words. */
export function SearchForm({ action, label, onSearch, className, children }: SearchFormProps) {
  return (
    <form
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
      className={clsx('relative', className)}
    >
      {children}
      <button
        type="submit"
        aria-label={label}
        title={label}
        className="absolute inset-y-1 right-1 inline-flex w-12 items-center justify-center rounded-sm text-muted hover:bg-surface-sunken hover:text-ink"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
    </form>
  );
}
