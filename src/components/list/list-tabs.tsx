import { clsx } from 'clsx';
import { Link } from 'react-router-dom';

interface ListTab {
  readonly id: string;
  readonly label: string;
  /** `?tab=mine` */
  readonly to: string;
  /** As it is written: "12", "1,000+". Undefined while it is on its way. */
  readonly count?: string | undefined;
}

interface ListTabsProps {
  readonly label: string;
  readonly tabs: readonly ListTab[];
  readonly current: string;
}

/** The parts of a list as links: the address says which one is shown. */
export function ListTabs({ label, tabs, current }: ListTabsProps) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line">
      <ul className="flex gap-x-4 sm:gap-x-6">
        {tabs.map(({ id, label: name, to, count }) => (
          <li key={id}>
            <Link
              to={to}
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
