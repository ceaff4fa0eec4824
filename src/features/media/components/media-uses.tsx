import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/config/paths';
import type { MediaUse } from '../queries';

/** The posts and pages that show a file, with the way to each. */
export function MediaUses({ uses }: { readonly uses: readonly MediaUse[] }) {
  return (
    <ul aria-label="Used in" className="divide-y divide-line border-y border-line">
      {uses.map(({ kind, id, title, isPublished }) => (
        <li key={id} className="flex items-center justify-between gap-4 py-2">
          <Link
            to={kind === 'post' ? paths.cms.editPost(id) : paths.cms.editPage(id)}
            className="min-w-0 truncate link-underline"
          >
            {title}
          </Link>
          <span className="flex shrink-0 items-center gap-2 text-sm text-muted">
            {kind === 'post' ? 'Post' : 'Page'}
            <Badge tone={isPublished ? 'success' : 'warning'}>
              {isPublished ? 'Published' : 'Draft'}
            </Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}
