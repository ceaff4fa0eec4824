import { aiDigitalMarketingBasic } from '@/data/curricula/ai-digital-marketing-basic';
import { aiDigitalMarketingBasicLesson } from '@/data/lessons/ai-digital-marketing-basic';
import { ExerciseSlot } from '@/features/lessons/components/exercise-slot';
import { lateCode } from '@/lib/late-code';
import { FirstLesson } from './first-lesson';

const exercise = lateCode(() => import('@/features/lessons/figures/figures-exercise'));

/** Called when a link to the page is pointed at. */
export const prefetch = exercise.prefetch;

export function Component() {
  return (
    <FirstLesson lesson={aiDigitalMarketingBasicLesson} curriculum={aiDigitalMarketingBasic}>
      <ExerciseSlot code={exercise}>{({ FiguresExercise }) => <FiguresExercise />}</ExerciseSlot>
    </FirstLesson>
  );
}
