import { clsx } from 'clsx';
import { Late } from '@/components/late/late';
import { lateCode } from '@/lib/late-code';

const drawing = lateCode(() => import('./dropped-stitch'));

/** `DroppedStitch` for what few ever see: its code comes when it is shown, into a place of its size. */
export function LateDroppedStitch({ className }: { readonly className?: string }) {
  return (
    <div className={clsx('h-32 max-w-full', className)}>
      <Late code={drawing} failed={null}>
        {({ DroppedStitch }) => <DroppedStitch />}
      </Late>
    </div>
  );
}
