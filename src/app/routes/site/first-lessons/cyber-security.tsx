import { cyberSecurity } from '@/data/curricula/cyber-security';
import { cyberSecurityLesson } from '@/data/lessons/cyber-security';
import { ExerciseSlot } from '@/features/lessons/components/exercise-slot';
import { lateCode } from '@/lib/late-code';
import { FirstLesson } from './first-lesson';

const exercise = lateCode(() => import('@/features/lessons/triage/triage-exercise'));

/** Called when a link to the page is pointed at. */
export const prefetch = exercise.prefetch;

export function Component() {
  return (
    <FirstLesson lesson={cyberSecurityLesson} curriculum={cyberSecurity}>
      <ExerciseSlot code={exercise}>{({ TriageExercise }) => <TriageExercise />}</ExerciseSlot>
    </FirstLesson>
  );
}
