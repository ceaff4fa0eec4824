import { ChartColumn, FilePenLine, ImageUp, PanelsTopLeft, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '@/components/ui/card';
import { paths } from '@/config/paths';

export interface QuickActionRights {
  readonly canCreatePosts: boolean;
  readonly canManageMedia: boolean;
  readonly canManagePages: boolean;
  readonly canViewAnalytics: boolean;
}

interface QuickAction {
  readonly label: string;
  readonly text: string;
  readonly href: string;
  readonly icon: LucideIcon;
  readonly right: keyof QuickActionRights;
}

const actions: readonly QuickAction[] = [
  {
    label: 'New Post',
    text: 'Write an article for the blog',
    href: paths.cms.newPost(),
    icon: FilePenLine,
    right: 'canCreatePosts',
  },
  {
    label: 'Upload Media',
    text: 'Add pictures and videos',
    href: paths.cms.media(),
    icon: ImageUp,
    right: 'canManageMedia',
  },
  {
    label: 'New Page',
    text: 'Build a page of the website',
    href: paths.cms.newPage(),
    icon: PanelsTopLeft,
    right: 'canManagePages',
  },
  {
    label: 'View Analytics',
    text: 'See what visitors read',
    href: paths.cms.analytics(),
    icon: ChartColumn,
    right: 'canViewAnalytics',
  },
];

/** What the person may begin with; whoever may begin nothing is told what to do. */
export function QuickActions({ rights }: { readonly rights: QuickActionRights }) {
  const open = actions.filter(({ right }) => rights[right]);
  return (
    <Panel title="Quick Actions">
      {open.length === 0 ? (
        <div className="space-y-3 text-ink-soft">
          <p>Your role has no tasks to start from here.</p>
          <p>
            Your rooms are in the menu. If you miss one that you need, ask an administrator to
            change your role.
          </p>
        </div>
      ) : (
        <ul className="-mx-2 -my-1 space-y-1">
          {open.map(({ label, text, href, icon: Icon }) => (
            <li key={label}>
              <Link
                to={href}
                className="flex min-h-14 items-center gap-3 rounded-sm px-2 py-2 transition-colors hover:bg-surface-sunken"
              >
                <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-brand-soft text-brand">
                  <Icon aria-hidden="true" className="size-4.5" />
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold">{label}</span>
                  <span className="block text-sm text-muted">{text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
