import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';

interface BackLinkProps extends Pick<LinkProps, 'to' | 'preventScrollReset' | 'children'> {
  /** In the staff area, where a pointer is more common than a thumb. */
  readonly isDense?: boolean;
  readonly className?: string;
}

/** Over a page's title: to where it belongs. Paper leads nowhere. */
export function BackLink({ isDense = false, className, children, ...rest }: BackLinkProps) {
  return (
    <Link
      {...rest}
      data-print="none"
      className={clsx(
        '-ml-1 inline-flex items-center gap-1.5 rounded-sm px-1 text-sm font-medium text-muted hover:text-ink',
        isDense ? 'min-h-8' : 'min-h-11',
        className,
      )}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}
