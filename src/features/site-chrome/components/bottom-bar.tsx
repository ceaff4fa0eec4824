import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { terms } from '@/data/facts';

/** The bar at the foot of the home page. The page keeps its height free at its end. */
export function BottomBar() {
  return (
    <nav
      data-floating="bar"
      data-print="none"
      aria-label="Next step"
      className="floating-bar z-header border-t border-line bg-surface-raised"
    >
      <div className="page-width flex items-center gap-3 py-2.5">
        <p className="mr-auto hidden text-sm text-ink-soft md:block">
          No application fee. Admissions replies within{' '}
          <span data-numbers="">{terms.replyHours}</span> hours.
        </p>
        <Link
          to={paths.brochures()}
          className={buttonClass({ variant: 'secondary' }) + ' min-h-11 grow md:grow-0'}
        >
          Get brochure
        </Link>
        <Link
          to={paths.enroll()}
          className={buttonClass({ variant: 'primary' }) + ' min-h-11 grow md:grow-0'}
        >
          Apply now
        </Link>
      </div>
    </nav>
  );
}
