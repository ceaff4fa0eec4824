import { Checkbox } from '@/components/ui/checkbox';
import type { Course } from '@/data/courses';
import { maxCompared } from '../comparison';
import { useMarkedCourses } from '../marked-courses';

/** Marks a course of the catalogue to be compared. */
export function CompareMark({ course }: { readonly course: Pick<Course, 'slug' | 'title'> }) {
  const { slugs, toggle } = useMarkedCourses();
  const isMarked = slugs.includes(course.slug);
  return (
    // Over the link that covers the whole entry.
    <label
      data-print="none"
      className="relative z-10 flex min-h-12 cursor-pointer items-center gap-2.5 px-1 font-medium text-ink has-disabled:cursor-not-allowed has-disabled:text-muted noscript:hidden"
    >
      <Checkbox
        checked={isMarked}
        disabled={!isMarked && slugs.length >= maxCompared}
        onChange={() => toggle(course.slug)}
      />
      Compare
      <span className="sr-only">: {course.title}</span>
    </label>
  );
}
