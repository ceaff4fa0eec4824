import type { ReactNode } from 'react';
import { BackLink } from './back-link';
import type { NavItem } from './site-header';

interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the right; the primary one last. */
  actions?: ReactNode;
  back?: NavItem;
}

/** The head of a CMS screen: where one is, what it is for, what one can do. */
export function PageHeader({ title, description, actions, back }: PageHeaderProps) {
  return (
    <div className="mb-6 space-y-2">
      {back === undefined ? null : (
        <BackLink to={back.href} isDense>
          {back.label}
        </BackLink>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 space-y-1">
          <h1 className="text-2xl font-semibold">{title}</h1>
          {description === undefined ? null : (
            <p className="max-w-measure text-muted">{description}</p>
          )}
        </div>
        {actions === undefined ? null : (
          <div className="flex flex-wrap items-center gap-2">{actions}</div>
        )}
      </div>
    </div>
  );
}
