import { clsx } from 'clsx';
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
        {/* On a phone the button has the number, too. */}
        <p
          role="status"
          className={clsx('mr-auto text-sm text-ink-soft', count > 1 && 'max-sm:sr-only')}
        >
          {count === 1 ? 'Mark one more to compare' : `${count} courses marked`}
        </p>
        <Button variant="quiet" onClick={clear} className="min-h-11 max-sm:ml-auto">
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
