import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const looks = {
  info: { icon: Info, box: 'bg-brand-soft', mark: 'text-brand' },
  success: { icon: CircleCheck, box: 'bg-success-soft', mark: 'text-success' },
  warning: { icon: TriangleAlert, box: 'bg-warning-soft', mark: 'text-warning' },
  danger: { icon: CircleAlert, box: 'bg-danger-soft', mark: 'text-danger' },
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links at the end. */
  action?: ReactNode;
  /** True when it appears as an answer to something: it is then read out at once. */
  alert?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A message in the flow of the page. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  alert = false,
  className,
  ref,
}: NoticeProps) {
  const { icon: Icon, box, mark } = looks[tone];
  return (
    <div
      ref={ref}
      {...(alert ? { role: 'alert' } : {})}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-sm border border-transparent px-4 py-3 text-ink',
        box,
        className,
      )}
    >
      <Icon aria-hidden="true" className={clsx('size-5 shrink-0 self-start', mark)} />
      <div className="min-w-0 flex-1 basis-60 text-sm">
        {title === undefined ? null : <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action === undefined ? null : <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
