import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { useIsHydrated } from '@/hooks/use-is-hydrated';

/** To the form of the page, with what was chosen already; the prerendered page knows no query. */
export function ApplyLink({ className }: { readonly className?: string }) {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  return (
    <Link
      to={{ search: isHydrated ? search : '', hash: '#apply' }}
      className={clsx(buttonClass({ variant: 'primary', size: 'large' }), className)}
    >
      Apply now
    </Link>
  );
}
