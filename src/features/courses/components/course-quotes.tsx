import { clsx } from 'clsx';
import { Face } from '@/components/ui/face';
import type { Testimonial } from '@/data/testimonials';

/** Three learners, on a dark band; the first speaks loudest. */
export function CourseQuotes({ quotes }: { readonly quotes: readonly Testimonial[] }) {
  return (
    <section id="learners" aria-labelledby="quotes-title" data-tone="ink" className="bg-surface">
      <div className="page-width py-section">
        <h2 id="quotes-title" className="text-xl font-semibold text-muted">
          Learners on this course
        </h2>
        <ul className="mt-8 grid gap-x-16 gap-y-12 md:grid-cols-2">
          {quotes.map((item, index) => (
            <li key={item.name} className={clsx(index === 0 && 'md:col-span-2')}>
              <figure>
                <blockquote
                  className={
                    index === 0
                      ? 'max-w-4xl text-3xl font-medium text-ink'
                      : 'max-w-measure text-lg text-ink-soft'
                  }
                >
                  <p>“{item.quote}”</p>
                </blockquote>
                <figcaption className="mt-5 flex items-center gap-3">
                  <Face name={item.name} portrait={item.image} />
                  <span className="text-sm">
                    <span className="block font-semibold text-ink">{item.name}</span>
                    <span className="block text-muted">{item.role}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
