import type { ReactNode } from 'react';
import { ThreadMark } from '@/components/loom/thread-mark';
import { formatLongDate } from '@/lib/dates';
import type { PolicyDocument } from '../model';

interface DocumentPageProps {
  readonly document: PolicyDocument;
  /** What the document comes down to, beside the headline. */
  readonly summary: readonly string[];
  /** Links to the neighbouring documents. */
  readonly children?: ReactNode;
}

/** A policy as a readable document: dates, the short version, contents, numbered parts. Prints well. */
export function DocumentPage({ document, summary, children }: DocumentPageProps) {
  const { title, lead, effective, reviewed, sections } = document;
  return (
    <article aria-labelledby="document-title" className="page-width py-12 md:py-20 print:py-0">
      <header className="grid gap-x-16 gap-y-10 border-b border-line pb-12 lg:grid-cols-[3fr_2fr]">
        <div>
          <ThreadMark hue="brand" />
          <h1 id="document-title" className="mt-4 text-4xl font-bold text-ink">
            {title}
          </h1>
          <p className="mt-5 max-w-measure text-lg text-ink-soft">{lead}</p>
          <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-sm">
            <DocumentDate label="In force since" day={effective} />
            <DocumentDate label="Last reviewed" day={reviewed} />
          </dl>
        </div>
        <section aria-labelledby="summary-title" className="lg:pt-8">
          <h2 id="summary-title" className="text-lg font-semibold text-ink">
            In short
          </h2>
          <ul className="mt-3 space-y-3 border-l-2 border-accent-strong pl-5 text-ink-soft">
            {summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </header>

      <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <nav aria-label="Contents" className="lg:sticky lg:top-24 lg:self-start">
          <h2 className="text-sm font-semibold text-ink">Contents</h2>
          <ol className="mt-3 list-decimal space-y-1 pl-6 text-sm text-ink-soft marker:text-muted">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-block py-1 underline-offset-4 hover:text-ink hover:underline"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose [&>section:first-child>h2]:mt-0">
          {sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>
                {index + 1}. {section.title}
              </h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
      {children === undefined ? null : (
        <footer data-print="none" className="mt-16 border-t border-line pt-8">
          {children}
        </footer>
      )}
    </article>
  );
}

function DocumentDate({ label, day }: { readonly label: string; readonly day: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium text-ink">
        <time dateTime={day}>{formatLongDate(day)}</time>
      </dd>
    </div>
  );
}
