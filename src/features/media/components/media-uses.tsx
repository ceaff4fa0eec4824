import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/config/paths';
import type { MediaUse } from '../queries';

const labels = { post: 'Post', page: 'Page', settings: 'Settings' } as const;

/** What shows a file: posts and pages with the way to each, and the settings, which not everybody may open. */
export function MediaUses({ uses }: { readonly uses: readonly MediaUse[] }) {
  return (
    <ul aria-label="Used in" className="divide-y divide-line border-y border-line">
      {uses.map((use) => (
        <li key={use.id} className="flex items-center justify-between gap-4 py-2">
          {use.kind === 'settings' ? (
            <span>Picture of the default author</span>
          ) : (
            <Link
              to={use.kind === 'post' ? paths.cms.editPost(use.id) : paths.cms.editPage(use.id)}
              dir="auto"
              className="min-w-0 truncate text-left link-underline"
            >
              {use.title}
            </Link>
          )}
          <span className="flex shrink-0 items-center gap-2 text-sm text-muted">
            {labels[use.kind]}
            {use.kind === 'settings' ? null : (
              <Badge tone={use.isPublished ? 'success' : 'warning'}>
                {use.isPublished ? 'Published' : 'Draft'}
              </Badge>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
