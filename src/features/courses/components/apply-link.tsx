import { clsx } from 'clsx';
import { buttonClass } from '@/components/ui/button';
import { PartLink } from './part-link';

/** To the form of the page. */
export function ApplyLink({ className }: { readonly className?: string }) {
  return (
    <PartLink
      part="apply"
      className={clsx(buttonClass({ variant: 'primary', size: 'large' }), className)}
    >
      Apply now
    </PartLink>
  );
}
