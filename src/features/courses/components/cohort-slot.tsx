import { memo } from 'react';
import { Late } from '@/components/late/late';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { lateCode } from '@/lib/late-code';
import { whenNear } from '@/lib/when-near';
import type { CohortDatesProps } from './cohort-dates';

/** The part of a page with the coming cohorts. */
export const datesAnchor = 'dates';

const dates = lateCode(() => import('./cohort-dates'));

const datesWhenNear = lateCode(async () => {
  await whenNear(datesAnchor);
  return dates.load();
});

/**
 * The coming cohorts, whose code is fetched as the visitor comes near. Memoised: an update from outside would cut short
 * their hydration.
 */
export const CohortSlot = memo(function CohortSlot(props: CohortDatesProps) {
  return (
    <Late
      code={datesWhenNear}
      fallback={
        <SkeletonGroup label="Loading the dates">
          <Skeleton className="h-80 w-full" />
        </SkeletonGroup>
      }
      title="The dates could not be loaded"
    >
      {({ CohortDates }) => <CohortDates {...props} />}
    </Late>
  );
});
