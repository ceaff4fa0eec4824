import { useWatch, type Control } from 'react-hook-form';
import { site } from '@/config/site';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { defaultMetaTitle, type PageInput, type PageValues } from '../schema';

/** How the page may look among the results of a search engine. */
export function SearchPreview({
  control,
}: {
  readonly control: Control<PageInput, unknown, PageValues>;
}) {
  const [title, slug, metaTitle, metaDescription] = useWatch({
    control,
    name: ['title', 'slug', 'metaTitle', 'metaDescription'],
  });
  return (
    <section aria-label="Search result preview" className="border-t border-line pt-4">
      <p className="text-sm font-semibold text-ink">Search result</p>
      <div data-tone="paper" className="mt-2 rounded-sm border border-line bg-surface-raised p-3">
        <p className="text-xs font-medium text-ink">{site.name}</p>
        <p className="truncate text-xs text-muted">{absoluteUrl(`/${slug}`)}</p>
        <p className="mt-1 line-clamp-2 text-lg leading-snug break-words text-brand">
          <bdi>{metaTitle.trim() || defaultMetaTitle(title.trim()) || 'Untitled'}</bdi>
        </p>
        <p dir="auto" className="mt-1 line-clamp-3 text-left text-sm break-words text-ink-soft">
          {metaDescription.trim() ||
            'Without a meta description, search engines choose some words of the page.'}
        </p>
      </div>
    </section>
  );
}
