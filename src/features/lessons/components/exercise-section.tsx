import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lesson } from '@/data/lessons/lesson';
import { exerciseAnchor } from './lesson-body';
import { LessonText } from './lesson-text';

interface ExerciseSectionProps {
  readonly exercise: Lesson['exercise'];
  /** Where the answer is given and judged. */
  readonly children: ReactNode;
}

/** The task, the place to answer it, and a solution behind a fold, which needs no script. */
export function ExerciseSection({ exercise, children }: ExerciseSectionProps) {
  return (
    <section id={exerciseAnchor} aria-labelledby="exercise-title" className="border-t border-line">
      <div className="page-width py-16">
        <h2 id="exercise-title" className="text-3xl font-bold text-ink">
          {exercise.title}
        </h2>
        <div className="prose mt-5">
          <LessonText blocks={exercise.task} />
          <noscript>
            <p>
              <strong>
                This browser runs no scripts, so nothing here can be checked. Solve it on paper,
                then open the solution.
              </strong>
            </p>
          </noscript>
        </div>
        <div className="mt-8">{children}</div>
        <details className="group mt-10 max-w-narrow border-y border-line">
          <summary className="flex min-h-12 items-center justify-between gap-6 py-3 font-semibold text-ink">
            Show a solution
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="prose pb-6">
            <LessonText blocks={exercise.solution} />
          </div>
        </details>
      </div>
    </section>
  );
}
