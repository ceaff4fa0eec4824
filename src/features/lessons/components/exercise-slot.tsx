import type { ReactNode } from 'react';
import { Late, LateNotice } from '@/components/late/late';
import { Near } from '@/components/late/near';
import type { LateCode } from '@/lib/late-code';

interface ExerciseSlotProps<T> {
  readonly code: LateCode<T>;
  readonly children: (module: T) => ReactNode;
}

/** The exercise's own code comes when somebody comes near it; its place is there before. */
export function ExerciseSlot<T>({ code, children }: ExerciseSlotProps<T>) {
  return (
    <>
      <LateNotice code={code} title="The exercise could not be loaded" />
      <Near>
        <Late code={code} fallback={<div className="min-h-80" />} failed={null}>
          {children}
        </Late>
      </Near>
    </>
  );
}
