import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isOvertaken, reviewKey } from '@/lib/review/review';
import { failureMessage } from '@/lib/supabase/failure-message';

interface ReviewActOptions {
  readonly onDone: () => void;
  /** What is shown is no longer how things stand; the document itself may have changed. */
  readonly onOvertaken?: (() => void) | undefined;
}

/** One act on a review: reads again afterwards whatever shows reviews, and says what went wrong as a sentence. */
export function useReviewAct<Args = void>(
  act: (args: Args) => Promise<void>,
  { onDone, onOvertaken }: ReviewActOptions,
) {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (cause) => {
      if (isOvertaken(cause)) onOvertaken?.();
    },
    onSettled: () => client.invalidateQueries({ queryKey: reviewKey }),
  });
  return {
    run: mutate,
    isPending,
    reset,
    error: failureMessage(error),
  };
}
