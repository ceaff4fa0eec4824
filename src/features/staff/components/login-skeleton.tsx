import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

const cards = ['h-7 w-48', 'h-5 w-72 max-w-full', 'h-16', 'h-[4.25rem]', 'h-12', 'h-40'];

/** While it is not known yet whether somebody is signed in: six cards in the place of the form. */
export function LoginSkeleton() {
  return (
    <SkeletonGroup label="Loading" className="space-y-5">
      {cards.map((size) => (
        <Skeleton key={size} className={size} />
      ))}
    </SkeletonGroup>
  );
}
