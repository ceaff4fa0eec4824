import { clsx } from 'clsx';
import type { Course } from '@/data/courses';

interface CourseFactsProps {
  readonly course: Pick<Course, 'level' | 'durationWeeks' | 'mode'>;
  readonly className?: string;
}

/** Level, length and mode in one row. */
export function CourseFacts({ course, className }: CourseFactsProps) {
  const facts = [
    { term: 'Level', value: course.level },
    { term: 'Duration', value: `${course.durationWeeks} weeks` },
    { term: 'Mode', value: course.mode },
  ];
  return (
    <dl className={clsx('flex flex-wrap gap-x-5 gap-y-3 sm:gap-x-8', className)}>
      {facts.map(({ term, value }) => (
        <div key={term} className="border-l-2 border-line pl-3">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-semibold text-ink" data-numbers="">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
