import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface CourseOptionProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly href: string;
  readonly onPoint: () => void;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

/**
 * A result: an option for the keyboard, which stays in the text field, and a link for the pointer, so that it can
 * be opened in a new tab as well.
 */
export function CourseOption({
  id,
  isActive,
  href,
  onPoint,
  onFollow,
  children,
}: CourseOptionProps) {
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <Link
      ref={link}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={href}
      onPointerMove={onPoint}
      onClick={(event) => {
        // A click that opens another tab leaves the search where it is.
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onFollow();
      }}
      className={clsx('block rounded-sm px-3 py-3', isActive && 'bg-brand-soft')}
    >
      {children}
    </Link>
  );
}
