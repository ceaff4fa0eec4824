import { clsx } from 'clsx';
import type { Heading } from '@/lib/html/headings';

interface TableOfContentsProps {
  readonly headings: readonly Heading[];
  /** There is never room beside the text. */
  readonly isBoxed: boolean;
}

/** Contents of a long article: folded above the text, and beside it where the screen is wide enough. */
export function TableOfContents({ headings, isBoxed }: TableOfContentsProps) {
  return (
    <>
      <nav aria-label="Contents of this article" className={clsx('mb-10', !isBoxed && 'xl:hidden')}>
        <details className="rounded-sm border border-line bg-surface-raised">
          <summary className="px-4 py-3 font-semibold text-ink">In this article</summary>
          <HeadingLinks headings={headings} className="px-4 pb-4" />
        </details>
      </nav>
      {isBoxed ? null : (
        <div className="absolute inset-y-0 left-full ml-12 hidden w-52 xl:block">
          <nav aria-label="Contents of this article" className="sticky top-24">
            <p className="mb-3 text-sm font-semibold text-ink">In this article</p>
            <HeadingLinks headings={headings} className="border-l border-line pl-4" />
          </nav>
        </div>
      )}
    </>
  );
}

interface HeadingLinksProps extends Pick<TableOfContentsProps, 'headings'> {
  readonly className: string;
}

function HeadingLinks({ headings, className }: HeadingLinksProps) {
  return (
    <ol className={clsx('space-y-1 text-sm', className)}>
      {headings.map((heading) => (
        <li key={heading.id} className={clsx(heading.level === 3 && 'pl-4')}>
          <a
            href={`#${heading.id}`}
            className="inline-block py-1 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
          >
            {heading.text}
          </a>
        </li>
      ))}
    </ol>
  );
}
