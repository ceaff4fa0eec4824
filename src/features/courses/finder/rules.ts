import { outlookOf } from '@/data/course-outlooks';
import type { Course, CourseCategory, CourseLevel } from '@/data/courses';
import { terms } from '@/data/facts';
import { groupIndian } from '@/lib/money';
import type { Answers, QuestionId } from './questions';

/** `for` it, something to know (`mind`), or `against` it: then the course does not fit. */
export type Weight = 'for' | 'mind' | 'against';

export interface Rule {
  /** The question whose answer decides. */
  readonly on: QuestionId;
  /** Holds for these answers, all of them. */
  readonly when: { readonly [Q in QuestionId]?: readonly Answers[Q][] };
  /** And for these courses; for all unless told. */
  readonly of?: (course: Course) => boolean;
  readonly weight: Weight;
  /** Added up, they make the order. */
  readonly points: number;
  /** The reason, in a sentence. */
  readonly says: (course: Course) => string;
}

const categories: Record<Exclude<Answers['field'], 'open'>, CourseCategory> = {
  marketing: 'Marketing',
  data: 'Data Science',
  security: 'Security',
};
const subjects: Record<CourseCategory, string> = {
  Marketing: 'marketing',
  'Data Science': 'data',
  Security: 'security',
};

/** More taught and lab hours a week than this leave little of ten for practice. */
const FULL_WEEK = 9;

const { min, max } = terms.hoursPerWeek;
const weeklyHours = ({ hours, durationWeeks }: Course) => Math.round(hours / durationWeeks);
const isFull = (course: Course) => weeklyHours(course) > FULL_WEEK;
const is = (level: CourseLevel) => (course: Course) => course.level === level;
const expects = (course: Course) => outlookOf(course).expects;

const fieldRules = (['marketing', 'data', 'security'] as const).flatMap((field): Rule[] => {
  const isOfIt = ({ category }: Course) => category === categories[field];
  return [
    {
      on: 'field',
      when: { field: [field] },
      of: isOfIt,
      weight: 'for',
      points: 6,
      says: () => `It teaches what draws you: ${subjects[categories[field]]}.`,
    },
    {
      on: 'field',
      when: { field: [field] },
      of: (course) => !isOfIt(course),
      weight: 'against',
      points: -12,
      says: ({ category }) => `It is about ${subjects[category]}.`,
    },
  ];
});

const experienceRules: readonly Rule[] = [
  {
    on: 'field',
    when: { field: ['open'] },
    of: is('Beginner'),
    weight: 'for',
    points: 2,
    says: () => 'A first program: you try several kinds of work before you choose one.',
  },
  {
    on: 'experience',
    when: { experience: ['none'] },
    of: is('Beginner'),
    weight: 'for',
    points: 3,
    says: expects,
  },
  {
    on: 'experience',
    when: { experience: ['none'] },
    of: is('Intermediate'),
    weight: 'mind',
    points: -1,
    says: expects,
  },
  {
    on: 'experience',
    when: { experience: ['none'] },
    of: is('Advanced'),
    weight: 'against',
    points: -10,
    says: expects,
  },
  {
    on: 'experience',
    when: { experience: ['some'] },
    of: is('Beginner'),
    weight: 'for',
    points: 1,
    says: () => 'It puts what you know already in order, from the beginning.',
  },
  {
    on: 'experience',
    when: { experience: ['job'] },
    of: is('Beginner'),
    weight: 'mind',
    points: -3,
    says: () => 'You would repeat much of what you do already.',
  },
  {
    on: 'experience',
    when: { experience: ['some', 'job'] },
    of: is('Intermediate'),
    weight: 'for',
    points: 3,
    says: expects,
  },
  {
    on: 'experience',
    when: { field: ['marketing', 'data', 'security'], experience: ['some', 'job'] },
    of: is('Advanced'),
    weight: 'for',
    points: 3,
    says: expects,
  },
  {
    on: 'experience',
    when: { field: ['open'], experience: ['some', 'job'] },
    of: is('Advanced'),
    weight: 'mind',
    points: -1,
    says: expects,
  },
];

const hoursRules: readonly Rule[] = [
  {
    on: 'hours',
    when: { hours: ['few'] },
    weight: 'against',
    points: -5,
    says: () => `It takes ${min} to ${max} hours a week, more than you can keep free.`,
  },
  {
    on: 'hours',
    when: { hours: ['enough'] },
    of: isFull,
    weight: 'mind',
    points: -1,
    says: (course) =>
      `Its weeks are full: about ${weeklyHours(course)} taught and lab hours in each.`,
  },
  {
    on: 'hours',
    when: { hours: ['enough'] },
    of: (course) => !isFull(course),
    weight: 'for',
    points: 1,
    says: (course) =>
      `About ${weeklyHours(course)} taught and lab hours a week fit into what you can keep free.`,
  },
  {
    on: 'hours',
    when: { hours: ['many'] },
    weight: 'for',
    points: 1,
    says: () => `You have the ${min} to ${max} hours a week that it takes.`,
  },
];

/** The most weeks that count as so many months. */
const weeksIn = { 2: 9, 4: 17, 6: 26 } as const;

const monthRules = (['2', '4', '6'] as const).flatMap((months): Rule[] => [
  {
    on: 'months',
    when: { months: [months] },
    of: ({ durationWeeks }) => durationWeeks <= weeksIn[months],
    weight: 'for',
    points: 2,
    says: ({ durationWeeks }) =>
      `After ${durationWeeks} weeks you are finished, within ${months} months.`,
  },
  {
    on: 'months',
    when: { months: [months] },
    of: ({ durationWeeks }) => durationWeeks > weeksIn[months],
    weight: 'against',
    points: -4,
    says: ({ durationWeeks }) => `It takes ${durationWeeks} weeks, longer than ${months} months.`,
  },
]);

const limits = { low: 0, 2000: 2000, 2500: 2500 } as const;

const feeRules = (['low', '2000', '2500'] as const).flatMap((fee): Rule[] => [
  {
    on: 'fee',
    when: { fee: [fee] },
    of: ({ price }) => price <= limits[fee],
    weight: 'for',
    points: 1,
    says: ({ price }) => `Its fee of ${groupIndian(price)} lies within what you set.`,
  },
  {
    on: 'fee',
    when: { fee: [fee] },
    of: ({ price }) => price > limits[fee],
    weight: 'against',
    points: -5,
    says: ({ price }) => `Its fee of ${groupIndian(price)} is more than you set.`,
  },
]);

/** At most one holds for a course and a question. */
export const rules: readonly Rule[] = [
  ...fieldRules,
  ...experienceRules,
  ...hoursRules,
  ...monthRules,
  ...feeRules,
];

/** What one can do about an answer that speaks against even the best course. */
export const remedies: Partial<Record<QuestionId, string>> = {
  hours: `A cohort moves on at ${min} to ${max} hours a week. Until you can keep them free, our free webinars and workbooks are the better beginning.`,
  months: 'Give it more time if you can: a shorter course of another kind is no replacement.',
  fee: 'Instalments over 3 to 12 months are possible, and each cohort has scholarships. Say so when you apply; it does not weaken your application.',
};
