import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useMarkedCourses } from '../marked-courses';

/** At the foot of the catalogue once a course is marked; the page keeps its height free at its end. */
export function CompareBar() {
  const { slugs, clear } = useMarkedCourses();
  const count = slugs.length;
  if (count === 0) return null;
  return (
    <div
      role="group"
      aria-label="Compare courses"
      data-floating="bar"
      data-print="none"
      className="floating-bar z-header border-t border-line bg-surface-raised"
    >
      <div className="page-width flex items-center gap-3 py-2.5">
        <p role="status" className="mr-auto text-sm text-ink-soft">
          {count === 1 ? 'Mark one more to compare' : `${count} courses marked`}
        </p>
        <Button variant="quiet" onClick={clear} className="min-h-11">
          Clear
        </Button>
        {count > 1 ? (
          <Link
            to={paths.compareCourses(...slugs)}
            className={`${buttonClass({ variant: 'primary' })} min-h-11 whitespace-nowrap`}
          >
            Compare {count} courses
          </Link>
        ) : null}
      </div>
    </div>
  );
}
