import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { useArrival } from '@/hooks/use-arrival';
import { useIsNew } from '@/hooks/use-is-hydrated';
import { whyMissing, type LateCode, type LateState } from '@/lib/late-code';

interface LateProps<T> {
  readonly code: LateCode<T>;
  /** While the code is on its way. */
  readonly fallback?: ReactNode;
  /** Said when it does not arrive: "The chart could not be loaded". */
  readonly title?: string;
  /** In place of that sentence with Retry; null where nobody misses the part. */
  readonly failed?: ReactNode;
  readonly children: (module: T) => ReactNode;
}

/**
 * A part of the screen whose code comes late. When it does not come, the rest stays as it is, and in the part's
 * place stands a sentence with Retry. A prerendered part keeps its HTML instead, and wakes up when the code comes.
 */
export function Late<T>({ code, fallback = null, title, failed, children }: LateProps<T>) {
  // Asked anew by each part that is shown, also after an earlier failure.
  useState(code.ask);
  const waiting = (
    <Waiting code={code} fallback={fallback}>
      {failed === undefined ? <MissingPart code={code} title={title} /> : failed}
    </Waiting>
  );
  if (useIsNew()) {
    return (
      <NewPart key={code.key} code={code} waiting={waiting}>
        {children}
      </NewPart>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <code.Body>{children}</code.Body>
    </Suspense>
  );
}

type NewPartProps<T> = Pick<LateProps<T>, 'code' | 'children'> & { readonly waiting: ReactNode };

/** What is rendered anew. Another code needs another key. */
export function NewPart<T>({ code, waiting, children }: NewPartProps<T>) {
  const [loaded] = useArrival(() => code.peek() ?? code.arrival());
  return loaded === undefined ? waiting : children(loaded);
}

const no = () => false;

/** Whether the code did not arrive; still true while it is asked for again. */
export function useIsMissing({ subscribe, isMissing }: LateState): boolean {
  return useSyncExternalStore(subscribe, isMissing, no);
}

interface WaitingProps {
  readonly code: LateState;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

function Waiting({ code, fallback, children }: WaitingProps) {
  return useIsMissing(code) ? children : fallback;
}

interface MissingPartProps {
  readonly code: LateState;
  readonly title?: string | undefined;
}

/** In the place of what did not arrive. */
export function MissingPart({ code, title = 'This part could not be loaded' }: MissingPartProps) {
  const isLoading = useSyncExternalStore(code.subscribe, code.isLoading, no);
  return (
    <ErrorState title={title} onRetry={code.prefetch} pending={isLoading}>
      {whyMissing}
    </ErrorState>
  );
}

/**
 * For a prerendered part that needs its code to be of use, a form say: beside the part, whose HTML stays.
 * Silent while all is well.
 */
export function LateNotice({ code, title }: Required<MissingPartProps>) {
  return useIsMissing(code) ? <MissingPart code={code} title={title} /> : null;
}
