import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

interface SettingsSkeletonProps {
  readonly label: string;
  /** Classes of its fields, which name their heights. */
  readonly fields: readonly string[];
}

/** A form's own layout while what it holds is on its way. */
export function SettingsSkeleton({ label, fields }: SettingsSkeletonProps) {
  return (
    <SkeletonGroup label={label} className="max-w-form space-y-5">
      {fields.map((size) => (
        <div key={size} className="space-y-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className={size} />
        </div>
      ))}
      <Skeleton className="h-10 w-32" />
    </SkeletonGroup>
  );
}
