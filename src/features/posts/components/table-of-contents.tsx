import { clsx } from 'clsx';
import type { Heading } from '@/lib/html/headings';

/** Contents of a long article: folded above the text on a phone, open beside it on a wide screen. */
export function TableOfContents({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <nav aria-label="Contents of this article" className="mb-10">
      <details className="rounded-sm border border-line bg-surface-raised">
        <summary className="cursor-pointer px-4 py-3 font-semibold text-ink">
          In this article
        </summary>
        <ol className="space-y-2 px-4 pb-4 text-sm">
          {headings.map((heading) => (
            <li key={heading.id} className={clsx(heading.level === 3 && 'pl-4')}>
              <a
                href={`#${heading.id}`}
                className="text-ink-soft underline-offset-4 hover:text-ink hover:underline"
              >
                {heading.text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
