import * as Dialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { Menu as MenuIcon, X, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '@/components/loom/logo';
import { IconButton } from '@/components/ui/icon-button';
import { SkipLink } from './skip-link';

interface CmsNavItem {
  label: string;
  href: string;
  icon: LucideIcon;
  current?: boolean;
  /** After the label: how many wait there, say. */
  mark?: ReactNode;
}

interface CmsShellProps {
  /** Already filtered by what the person may do. */
  items: readonly CmsNavItem[];
  user: { name: string; role: string; team: string };
  /** By the time of day; without it a plain hello. */
  greeting?: string;
  /** In the header before the account menu: search and the like. */
  tools?: ReactNode;
  /** Right end of the header: the account menu. */
  accountMenu?: ReactNode;
  /** A line across the top of the content, for instance that the network is gone. */
  notice?: ReactNode;
  homeHref?: string;
  siteHref?: string;
  children: ReactNode;
}

interface SidebarProps {
  items: readonly CmsNavItem[];
  siteHref: string;
  onNavigate?: () => void;
}

function Sidebar({ items, siteHref, onNavigate }: SidebarProps) {
  return (
    <div className="flex grow flex-col justify-between gap-6 px-3 pb-4">
      <ul className="space-y-0.5">
        {items.map(({ label, href, icon: Icon, current = false, mark }) => (
          <li key={href}>
            <Link
              to={href}
              onClick={onNavigate}
              aria-current={current ? 'page' : undefined}
              className={clsx(
                'relative flex min-h-10 items-center gap-3 rounded-sm px-3 text-sm font-medium transition-colors',
                current
                  ? 'bg-brand-soft text-brand before:absolute before:inset-y-2 before:-left-3 before:w-0.5 before:rounded-full before:bg-brand'
                  : 'text-ink-soft hover:bg-surface-sunken hover:text-ink',
              )}
            >
              <Icon aria-hidden="true" className="size-[1.125rem] shrink-0" />
              {label}
              {mark}
            </Link>
          </li>
        ))}
      </ul>
      <a
        href={siteHref}
        target="_blank"
        rel="noopener"
        className="rounded-sm px-3 py-2 text-sm text-muted hover:text-ink"
      >
        View the site<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </div>
  );
}

export function CmsShell({
  items,
  user,
  greeting,
  tools,
  accountMenu,
  notice,
  homeHref = '/cms',
  siteHref = '/',
  children,
}: CmsShellProps) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const logo = (
    <Link to={homeHref} aria-label="Dashboard" className="inline-flex rounded-sm p-1">
      <Logo className="h-6" />
    </Link>
  );

  return (
    <div data-area="cms" className="min-h-dvh lg:grid lg:grid-cols-cms">
      <SkipLink />
      <nav
        data-print="none"
        aria-label="Content management"
        className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-surface-raised lg:flex"
      >
        <div className="px-5 pt-5 pb-6">{logo}</div>
        <Sidebar items={items} siteHref={siteHref} />
      </nav>
      <div className="flex min-w-0 flex-col">
        <header
          data-print="none"
          className="sticky top-0 z-header flex min-h-14 items-center gap-3 border-b border-line bg-surface px-4 sm:px-6 lg:px-8"
        >
          <Dialog.Root open={drawerOpen} onOpenChange={setDrawerOpen}>
            <Dialog.Trigger asChild>
              <IconButton label="Open menu" icon={<MenuIcon />} className="-ml-2 lg:hidden" />
            </Dialog.Trigger>
            <Dialog.Portal>
              <Dialog.Overlay className="fixed inset-0 z-overlay animate-appear bg-scrim lg:hidden" />
              <Dialog.Content
                aria-describedby={undefined}
                className="fixed inset-y-0 left-0 z-overlay flex w-72 max-w-[85vw] animate-slide-in flex-col overflow-y-auto bg-surface-raised text-ink shadow-overlay lg:hidden"
              >
                <Dialog.Title className="sr-only">Menu</Dialog.Title>
                <div className="flex items-center justify-between py-3 pr-2 pl-5">
                  {logo}
                  <Dialog.Close asChild>
                    <IconButton label="Close menu" icon={<X />} />
                  </Dialog.Close>
                </div>
                <nav aria-label="Content management" className="flex grow flex-col">
                  <Sidebar
                    items={items}
                    siteHref={siteHref}
                    onNavigate={() => {
                      setDrawerOpen(false);
                    }}
                  />
                </nav>
              </Dialog.Content>
            </Dialog.Portal>
          </Dialog.Root>
          <p className="min-w-0 grow truncate py-2 text-sm">
            <bdi className="font-semibold">{greeting ?? `Hello, ${user.name}`}</bdi>
            <span className="block truncate text-xs text-muted sm:ml-3 sm:inline">
              {user.role} · {user.team}
            </span>
          </p>
          {tools}
          {accountMenu}
        </header>
        {notice}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-7xl grow px-4 py-6 sm:px-6 lg:px-8 lg:py-8"
        >
          {children}
        </main>
      </div>
    </div>
  );
}
