import { clsx } from 'clsx';
import type { Course } from '@/data/courses';
import { groupIndian } from '@/lib/money';

interface CourseFactsProps {
  readonly course: Pick<Course, 'level' | 'durationWeeks' | 'mode' | 'price'>;
  readonly className?: string;
}

/** Level, length, mode and fee: two by two on a phone, in one row where there is room. */
export function CourseFacts({ course, className }: CourseFactsProps) {
  const facts = [
    { term: 'Level', value: course.level },
    { term: 'Duration', value: `${course.durationWeeks} weeks` },
    { term: 'Mode', value: course.mode },
    { term: 'Fee', value: groupIndian(course.price) },
  ];
  return (
    <dl
      className={clsx(
        'grid grid-cols-2 gap-x-5 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-8',
        className,
      )}
    >
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
