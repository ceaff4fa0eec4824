import { site } from '@/config/site';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { fullTitle } from '@/lib/seo/full-title';

interface ResultPreviewProps {
  /** Without the brand, which is added as on the page itself. */
  readonly title: string;
  /** `/blogs` */
  readonly path: string;
  /** As the page gives it; empty where it gives none. */
  readonly description: string;
}

/** How an address may look among the results of a search engine. */
export function ResultPreview({ title, path, description }: ResultPreviewProps) {
  return (
    <section aria-label="Search result preview">
      <p className="text-sm font-semibold text-ink">Search result</p>
      <div data-tone="paper" className="mt-2 rounded-sm border border-line bg-surface-raised p-3">
        <p className="text-xs font-medium text-ink">{site.name}</p>
        <p className="truncate text-xs text-muted">{absoluteUrl(path)}</p>
        <p className="mt-1 line-clamp-2 text-lg leading-snug break-words text-brand">
          <bdi>{fullTitle(title || 'Untitled')}</bdi>
        </p>
        <p dir="auto" className="mt-1 line-clamp-3 text-left text-sm break-words text-ink-soft">
          {description ||
            'Without a meta description, search engines choose some words of the page.'}
        </p>
      </div>
    </section>
  );
}
