import { clsx } from 'clsx';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

interface FormSkeletonProps {
  /** "Loading the contact form" */
  readonly label: string;
  /** How many one-line fields stand above the text area. */
  readonly fields: number;
  readonly className?: string;
}

/** Takes the place of a form whose code is on its way, at about its height. */
export function FormSkeleton({ label, fields, className }: FormSkeletonProps) {
  return (
    <SkeletonGroup label={label} className={clsx('space-y-5', className)}>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className="space-y-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
      <div className="space-y-2">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-32 w-full" />
      </div>
      <Skeleton className="h-12 w-48" />
    </SkeletonGroup>
  );
}
