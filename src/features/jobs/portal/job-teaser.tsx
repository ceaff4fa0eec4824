import { memo } from 'react';
import { Late } from '@/components/late/late';
import { SkeletonGroup, Skeleton } from '@/components/ui/skeleton';
import { lateCode } from '@/lib/late-code';

const list = lateCode(() => import('./job-teaser-list'));

/**
 * The jobs come with a chunk of their own; in the prerendered page they are there at once. Memoised, because a
 * prerendered boundary that is rendered anew before its code has come would fall back to the skeleton.
 */
export const JobTeaser = memo(function JobTeaser() {
  return (
    <section aria-labelledby="jobs-title" data-tone="ink" className="bg-surface">
      <div className="page-width py-section">
        <h2 id="jobs-title" className="max-w-narrow text-3xl font-bold text-ink">
          Fresh Job Opportunities
        </h2>
        <p className="mt-4 max-w-measure text-lg text-ink-soft">
          Sample vacancies, modelled on those our partners send us: this is what the programs
          prepare you for.
        </p>
        <Late code={list} fallback={<JobTeaserSkeleton />} title="The jobs could not be loaded">
          {({ JobTeaserList }) => <JobTeaserList />}
        </Late>
      </div>
    </section>
  );
});

const places = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

function JobTeaserSkeleton() {
  return (
    <SkeletonGroup label="Loading jobs" className="mt-8">
      <p className="text-ink-soft">Loading Fresh Job Opportunities...</p>
      <div className="mt-8 grid gap-x-12 md:grid-cols-2">
        {places.map((place) => (
          <div key={place} className="space-y-3 border-t border-line py-6">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-10 w-28" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
