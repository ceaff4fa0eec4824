import { courses, type Course } from '@/data/courses';
import { questionIds, type Answers, type QuestionId } from './questions';
import { rules, type Rule, type Weight } from './rules';

export interface Reason {
  readonly on: QuestionId;
  readonly weight: Weight;
  readonly text: string;
}

export interface RankedCourse {
  readonly course: Course;
  /** One at least; what speaks for it first. */
  readonly reasons: readonly Reason[];
  /** The weightiest of them: `for` where nothing else was found. */
  readonly verdict: Weight;
}

const heaviest: readonly Weight[] = ['against', 'mind', 'for'];

/** Somebody who does marketing begins anew in security: what was done counts in its own field. */
function seenBy(course: Course, answers: Answers): Answers {
  const isElsewhere = rules.some(
    (rule) => rule.on === 'field' && rule.weight === 'against' && holds(rule, course, answers),
  );
  return isElsewhere ? { ...answers, experience: 'none' } : answers;
}

function holds({ when, of }: Rule, course: Course, answers: Answers): boolean {
  const isAnswered = questionIds.every((id) => {
    const wanted: readonly string[] | undefined = when[id];
    return wanted === undefined || wanted.includes(answers[id]);
  });
  return isAnswered && (of?.(course) ?? true);
}

/** All courses of the catalogue, the one that fits best first and what does not fit last; equal ones in the catalogue's order. */
export function rankCourses(answers: Answers): readonly RankedCourse[] {
  return courses
    .map((course) => {
      const seen = seenBy(course, answers);
      const held = rules.filter((rule) => holds(rule, course, seen));
      const reasons = held
        .map(({ on, weight, says }) => ({ on, weight, text: says(course) }))
        .sort((one, other) => heaviest.indexOf(other.weight) - heaviest.indexOf(one.weight));
      return {
        course,
        reasons,
        verdict: heaviest.find((weight) => reasons.some((one) => one.weight === weight)) ?? 'mind',
        points: held.reduce((sum, { points }) => sum + points, 0),
      };
    })
    .sort(
      (one, other) =>
        Number(one.verdict === 'against') - Number(other.verdict === 'against') ||
        other.points - one.points,
    )
    .map(({ course, reasons, verdict }) => ({ course, reasons, verdict }));
}
