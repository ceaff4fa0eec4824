import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Curriculum, CurriculumModule } from '@/data/curricula/curriculum';
import { weekCount } from '@/data/curricula/curriculum';

function rangeOf({ weeks }: CurriculumModule): string {
  const first = weeks[0]?.week ?? 0;
  const last = weeks.at(-1)?.week ?? first;
  return first === last ? `Week ${first}` : `Weeks ${first} to ${last}`;
}

interface CurriculumPanelProps {
  readonly curriculum: Curriculum;
  /** Address of the first lesson, where it can be tasted. */
  readonly firstLesson: string | undefined;
}

/** The plan, module by module; each week opens to what is taught and what is handed in. */
export function CurriculumPanel({ curriculum, firstLesson }: CurriculumPanelProps) {
  return (
    <>
      <h2 className="text-2xl font-bold text-ink">Curriculum</h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        {weekCount(curriculum)} weeks in {curriculum.modules.length} parts. Open a week to see what
        it teaches and what you hand in.
      </p>
      <ol className="mt-8 space-y-12">
        {curriculum.modules.map((module, index) => (
          <li key={module.title}>
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink pb-2">
              <span className="text-xl font-semibold text-ink">{module.title}</span>
              <span data-numbers="" className="text-sm font-normal text-muted">
                {rangeOf(module)}
              </span>
            </h3>
            <ol>
              {module.weeks.map((week, weekIndex) => (
                <li key={week.week} className="border-b border-line">
                  <details open={index === 0 && weekIndex === 0} className="group">
                    <summary className="flex min-h-12 list-none items-baseline gap-4 py-3 hover:text-brand">
                      <span data-numbers="" className="w-18 shrink-0 text-sm text-muted">
                        Week {week.week}
                      </span>
                      <span className="grow font-semibold">{week.title}</span>
                      <ChevronDown
                        aria-hidden="true"
                        className="size-5 shrink-0 self-center text-muted transition-transform group-open:rotate-180"
                      />
                    </summary>
                    <div className="pb-5 sm:pl-22">
                      <ul className="list-disc space-y-1.5 pl-5 text-ink-soft marker:text-muted">
                        {week.points.map((point) => (
                          <li key={point}>{point}</li>
                        ))}
                      </ul>
                      {week.handIn === undefined ? null : (
                        <p className="mt-3 text-sm text-ink">
                          <span className="font-semibold">You hand in:</span> {week.handIn}
                        </p>
                      )}
                      {firstLesson === undefined || week.week > 1 ? null : (
                        <p className="mt-3">
                          <Link to={firstLesson} className="link-underline font-medium text-ink">
                            Try the first lesson
                          </Link>
                        </p>
                      )}
                    </div>
                  </details>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  );
}
