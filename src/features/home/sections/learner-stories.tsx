import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { ThreadMark } from '@/components/loom/thread-mark';
import { paths } from '@/config/paths';
import { stories, type LearnerStory } from '../stories';
import { SectionHeading } from './section-heading';

const stitches: Record<LearnerStory['hue'], string> = {
  ai: 'border-thread-ai',
  data: 'border-thread-data',
  security: 'border-thread-security',
};

/** Three careers as three threads: where each came from, its turns, and where it leads. */
export function LearnerStories() {
  return (
    <section aria-labelledby="stories-title" className="page-width pb-section">
      <SectionHeading id="stories-title" title="Learner stories">
        Nobody’s thread runs straight. These three show which week made the difference.
      </SectionHeading>
      <div className="mt-12 divide-y divide-line border-t border-line">
        {stories.map((story) => (
          <article
            key={story.name}
            className="grid gap-x-12 gap-y-6 py-10 lg:grid-cols-[minmax(0,17rem)_1fr]"
          >
            <header>
              <ThreadMark hue={story.hue} />
              <h3 className="mt-3 text-xl font-semibold text-ink">{story.name}</h3>
              <p className="mt-1 text-sm text-muted">{story.from}</p>
              <p className="mt-1 text-sm font-semibold text-ink">Now: {story.to}</p>
              <Link
                to={paths.course(story.courseSlug)}
                className="mt-3 inline-block py-1 text-sm font-medium text-brand link-underline"
              >
                The course<span className="sr-only"> that {story.name} took</span>
              </Link>
            </header>
            <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
              {story.steps.map((step) => (
                <li key={step.when} className={clsx('border-t-2 pt-3', stitches[story.hue])}>
                  <p data-numbers="" className="text-sm font-semibold text-ink">
                    {step.when}
                  </p>
                  <p className="mt-1 text-ink-soft">{step.what}</p>
                </li>
              ))}
            </ol>
          </article>
        ))}
      </div>
    </section>
  );
}
