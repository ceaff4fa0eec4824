import { clsx } from 'clsx';
import { Link } from 'react-router-dom';

interface ListTab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** `?tab=mine`, for a window of its own. */
  readonly to: string;
  /** As it is written: "12", "1,000+". Undefined while it is on its way. */
  readonly count?: string | undefined;
}

interface ListTabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly ListTab<Id>[];
  readonly current: Id;
  /**
   * Where the search goes along: changes the address as it is now. A link that was drawn before would lose a search that is
   * still on its way.
   */
  readonly onChoose?: (id: Id) => void;
}

/** The parts of a list as links: the address says which one is shown. */
export function ListTabs<Id extends string>({ label, tabs, current, onChoose }: ListTabsProps<Id>) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line">
      <ul className="flex gap-x-4 sm:gap-x-6">
        {tabs.map(({ id, label: name, to, count }) => (
          <li key={id}>
            <Link
              to={to}
              onClick={(event) => {
                // A window of its own opens at the address.
                if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
                  return;
                event.preventDefault();
                onChoose(id);
              }}
              aria-current={id === current ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center border-b-2 font-medium whitespace-nowrap transition-colors hover:text-ink',
                id === current ? 'border-brand text-ink' : 'border-transparent text-muted',
              )}
            >
              {name}
              {count === undefined ? null : (
                <span data-numbers="" className="font-normal text-muted">
                  &nbsp;({count})
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
