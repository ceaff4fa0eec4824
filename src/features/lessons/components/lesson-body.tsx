import type { Lesson } from '@/data/lessons/lesson';
import { LessonText } from './lesson-text';

export const exerciseAnchor = 'exercise';

interface LessonBodyProps {
  readonly lesson: Lesson;
  /** What the plan says of the week. */
  readonly points: readonly string[];
}

/** The teaching text, with its contents and what else the week holds beside it. */
export function LessonBody({ lesson, points }: LessonBodyProps) {
  return (
    <div className="page-width grid gap-x-20 gap-y-12 py-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <article aria-label={lesson.title} className="prose min-w-0">
        {lesson.sections.map(({ id, title, blocks }, index) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className={index === 0 ? 'mt-0' : undefined}>
              {title}
            </h2>
            <LessonText blocks={blocks} />
          </section>
        ))}
      </article>
      <aside
        aria-label="About this lesson"
        className="max-lg:row-start-1 lg:sticky lg:top-24 lg:self-start"
      >
        <nav aria-labelledby="lesson-contents">
          <h2 id="lesson-contents" className="font-semibold text-ink">
            In this lesson
          </h2>
          <ol className="mt-3 space-y-2.5 text-ink-soft">
            {lesson.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="link-underline">
                  {title}
                </a>
              </li>
            ))}
            <li>
              <a href={`#${exerciseAnchor}`} className="link-underline font-medium text-ink">
                {lesson.exercise.title}
              </a>
            </li>
          </ol>
        </nav>
        <div className="mt-8 border-t border-line py-6 max-lg:hidden">
          <h2 className="font-semibold text-ink">Week 1 goes on with</h2>
          <ul className="mt-3 list-disc space-y-1.5 pl-5 text-ink-soft marker:text-muted">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
