import { advancedAiDigitalMarketing } from '@/data/curricula/advanced-ai-digital-marketing';
import { advancedAiDigitalMarketingLesson } from '@/data/lessons/advanced-ai-digital-marketing';
import { ExerciseSlot } from '@/features/lessons/components/exercise-slot';
import { lateCode } from '@/lib/late-code';
import { FirstLesson } from './first-lesson';

const exercise = lateCode(() => import('@/features/lessons/prompt/prompt-exercise'));

/** Called when a link to the page is pointed at. */
export const prefetch = exercise.prefetch;

export function Component() {
  return (
    <FirstLesson lesson={advancedAiDigitalMarketingLesson} curriculum={advancedAiDigitalMarketing}>
      <ExerciseSlot code={exercise}>{({ PromptExercise }) => <PromptExercise />}</ExerciseSlot>
    </FirstLesson>
  );
}
