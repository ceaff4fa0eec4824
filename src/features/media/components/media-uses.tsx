import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/config/paths';
import type { MediaUse } from '../queries';

const labels = {
  post: 'Post',
  page: 'Page',
  section: 'Kept section',
  settings: 'Settings',
} as const;

const states = {
  published: { tone: 'success', label: 'Published' },
  draft: { tone: 'warning', label: 'Draft' },
  trashed: { tone: 'neutral', label: 'In the trash' },
} as const;

function addressOf({ kind, id, state }: MediaUse): string {
  if (state === 'trashed') return kind === 'post' ? paths.cms.trash() : paths.cms.trashedPages();
  return kind === 'post' ? paths.cms.editPost(id) : paths.cms.editPage(id);
}

/** What shows a file: posts and pages with the way to each, kept sections, and the settings, which not everybody may open. */
export function MediaUses({ uses }: { readonly uses: readonly MediaUse[] }) {
  return (
    <ul aria-label="Used in" className="divide-y divide-line border-y border-line">
      {uses.map((use) => (
        <li key={use.id} className="flex items-center justify-between gap-4 py-2">
          {use.kind === 'settings' ? (
            <span>Picture of the default author</span>
          ) : use.kind === 'section' ? (
            <span dir="auto" className="min-w-0 truncate">
              {use.title || 'A section that the team keeps for its pages'}
            </span>
          ) : (
            <Link
              to={addressOf(use)}
              dir="auto"
              className="min-w-0 truncate text-left link-underline"
            >
              {use.title}
            </Link>
          )}
          <span className="flex shrink-0 items-center gap-2 text-sm text-muted">
            {labels[use.kind]}
            {use.kind === 'settings' || use.kind === 'section' ? null : (
              <Badge tone={states[use.state].tone}>{states[use.state].label}</Badge>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
