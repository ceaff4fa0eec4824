import { clsx } from 'clsx';
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Near } from '@/components/late/near';
import { Logo } from '@/components/loom/logo';
import { buttonClass } from '@/components/ui/button';

export interface NavItem {
  label: string;
  href: string;
}

interface SiteHeaderProps {
  items: readonly NavItem[];
  /** The one thing that matters: "Apply now". */
  action?: NavItem;
  homeHref?: string;
}

const supportsPopover = typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype;

function MenuIcon({ open }: { open: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={open ? 'M4 4l12 12M16 4L4 16' : 'M2 5.5h16M2 10h16M2 14.5h10'} />
    </svg>
  );
}

interface ItemsProps {
  readonly items: readonly NavItem[];
  readonly className: string;
  readonly itemClass: (state: { isActive: boolean }) => string;
  readonly onChoose?: () => void;
}

/**
 * Where the page is prerendered, they are left to the browser until the page is used: fourteen links that know where one is are
 * more than a third of what React has to take over of a simple page.
 */
const Items = memo(function Items({ items, className, itemClass, onChoose }: ItemsProps) {
  return (
    <Near isInSight className="contents">
      <ul className={className}>
        {items.map((item) => (
          <li key={item.href}>
            <NavLink to={item.href} onClick={onChoose} className={itemClass}>
              {item.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </Near>
  );
});

const wideItemClass: ItemsProps['itemClass'] = ({ isActive }) =>
  clsx(
    'relative block rounded-sm px-3 py-2 text-sm font-medium transition-colors hover:text-ink',
    isActive
      ? 'text-ink after:absolute after:inset-x-3 after:-bottom-0.5 after:h-0.5 after:rounded-full after:bg-accent-strong'
      : 'text-ink-soft hover:bg-surface-sunken',
  );

const menuItemClass: ItemsProps['itemClass'] = ({ isActive }) =>
  clsx(
    'flex min-h-13 items-center gap-3 text-lg font-semibold',
    isActive && 'before:h-0.5 before:w-5 before:rounded-full before:bg-accent-strong',
  );

/**
 * The mobile menu is a native popover: its button works before any script has loaded, and Escape, a tap
 * outside and the return of focus are the browser's own.
 */
export function SiteHeader({ items, action, homeHref = '/' }: SiteHeaderProps) {
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    if (supportsPopover) menu.current?.hidePopover();
  }, []);

  useEffect(() => {
    // It may have been opened before this code arrived.
    const frame = requestAnimationFrame(() => {
      if (supportsPopover && menu.current?.matches(':popover-open') === true) setOpen(true);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <header data-print="none" className="sticky top-0 z-header border-b border-line bg-surface">
      <div className="page-width flex h-16 items-center gap-2 sm:gap-6">
        <Link
          to={homeHref}
          aria-label="Careerloom, home"
          className="-ml-1 shrink-0 rounded-sm px-1 py-2"
        >
          <Logo className="h-6 sm:h-7" />
        </Link>
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <Items items={items} className="flex items-center gap-1" itemClass={wideItemClass} />
        </nav>
        {action === undefined ? null : (
          <Link
            to={action.href}
            className={clsx(buttonClass({ variant: 'primary' }), 'ml-auto shrink-0 lg:ml-0')}
          >
            {action.label}
          </Link>
        )}
        <button
          type="button"
          popoverTarget={menuId}
          aria-expanded={open}
          aria-controls={menuId}
          aria-label="Menu"
          className={clsx(
            '-mr-2 inline-flex size-11 items-center justify-center rounded-sm hover:bg-surface-sunken lg:hidden',
            action === undefined && 'ml-auto',
          )}
        >
          <MenuIcon open={open} />
        </button>
      </div>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        onToggle={(event) => {
          setOpen(event.newState === 'open');
        }}
        className="inset-x-0 top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-b border-line bg-surface text-ink shadow-overlay open:animate-appear lg:hidden"
      >
        <nav aria-label="Menu" className="page-width py-4">
          <Items
            items={items}
            className="divide-y divide-line"
            itemClass={menuItemClass}
            onChoose={close}
          />
          {action === undefined ? null : (
            <Link
              to={action.href}
              onClick={close}
              className={clsx(buttonClass({ variant: 'primary', size: 'large' }), 'mt-4 w-full')}
            >
              {action.label}
            </Link>
          )}
        </nav>
      </div>
    </header>
  );
}
