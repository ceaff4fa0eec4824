import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageText } from '@/lib/html/page-text';
import type { WrittenText } from '@/lib/html/written-text';
import { formatLongDate } from '@/lib/dates';
import type { PageTemplate, PublicPage } from '../model';
import { PageTextSkeleton } from './page-skeleton';
import './page-sections.css';
import './page-view.css';

interface Layout {
  /** "about and default narrow (4xl), contact narrower (3xl), service and product wide (6xl), landing full-screen gradient" */
  readonly width: string;
  readonly text: string;
}

const narrow: Layout = { width: 'max-w-4xl', text: 'prose prose-page' };
const wide: Layout = { width: 'max-w-6xl', text: 'prose prose-page prose-margin' };

const layouts: Record<PageTemplate, Layout> = {
  default: narrow,
  about: narrow,
  contact: { ...narrow, width: 'max-w-3xl' },
  service: wide,
  product: wide,
  landing: { ...narrow, text: 'prose prose-page prose-landing' },
};

interface PageViewProps {
  readonly page: Pick<PublicPage, 'title' | 'content' | 'template' | 'updatedAt'>;
  /** In place of its content, where the page stands as it was built. */
  readonly written?: WrittenText | undefined;
  /** In the editor: the page fills its frame instead of the screen. */
  readonly isPreview?: boolean;
}

/** A page as visitors read it; the editor's preview shows the very same component. */
export function PageView({ page, written, isPreview = false }: PageViewProps) {
  const { width, text } = layouts[page.template];
  return (
    <PageFrame template={page.template} isPreview={isPreview}>
      <article aria-labelledby="page-title" className={clsx('mx-auto w-full wrap-anywhere', width)}>
        <header>
          <h1
            id="page-title"
            className={clsx(
              'font-bold text-balance text-ink',
              page.template === 'landing' ? 'text-5xl' : 'text-4xl',
            )}
          >
            <bdi>{page.title}</bdi>
          </h1>
          <p className="mt-4 text-sm text-muted">
            Last updated <time dateTime={page.updatedAt}>{formatLongDate(page.updatedAt)}</time>
          </p>
        </header>
        <div className="mt-10">
          <PageText
            text={page.content}
            written={written}
            className={text}
            fallback={<PageTextSkeleton />}
          />
        </div>
      </article>
    </PageFrame>
  );
}

interface PageFrameProps {
  readonly template: PageTemplate;
  readonly isPreview: boolean;
  readonly children: ReactNode;
}

/** The ground of a page: paper, or for a landing page a full screen of the brand's colours. */
function PageFrame({ template, isPreview, children }: PageFrameProps) {
  const isLanding = template === 'landing';
  return (
    <div
      className={clsx(
        'page-frame',
        isLanding && 'page-landing',
        !isPreview && 'min-h-dvh',
        // On the site it reaches down to the footer, whose distance it takes up.
        isLanding && (isPreview ? 'min-h-full' : '-mb-section'),
      )}
    >
      <div className={clsx('mx-auto max-w-page px-gutter', isPreview ? 'py-10' : 'py-section')}>
        {children}
      </div>
    </div>
  );
}
