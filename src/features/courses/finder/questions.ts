import { courses } from '@/data/courses';
import { terms } from '@/data/facts';
import { groupIndian } from '@/lib/money';
import type { SearchField } from '@/lib/search-state';

const { min } = terms.hoursPerWeek;
const lowestFee = Math.min(...courses.map(({ price }) => price));

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
}

interface Question<T extends string> {
  readonly text: string;
  readonly hint?: string;
  readonly choices: readonly Choice<T>[];
}

function question<const T extends string>(
  text: string,
  choices: readonly Choice<T>[],
  hint?: string,
): Question<T> {
  return hint === undefined ? { text, choices } : { text, choices, hint };
}

/** Asked in this order. The values stand in the address. */
export const questions = {
  field: question('Which work draws you?', [
    { value: 'marketing', label: 'Marketing: being found, campaigns, content' },
    { value: 'data', label: 'Data: questions answered with SQL and Python' },
    { value: 'security', label: 'Security: alerts, logs, incidents' },
    { value: 'open', label: 'I do not know yet' },
  ]),
  experience: question('How much of that work have you done?', [
    { value: 'none', label: 'None so far' },
    { value: 'some', label: 'A little, by myself or for a small thing of my own' },
    { value: 'job', label: 'It is part of my job' },
  ]),
  hours: question('How many hours a week can you keep free?', [
    { value: 'few', label: `Fewer than ${min}` },
    { value: 'enough', label: `${min} to 10` },
    { value: 'many', label: 'More than 10' },
  ]),
  months: question('When do you want to be finished?', [
    { value: '2', label: 'Within 2 months' },
    { value: '4', label: 'Within 4 months' },
    { value: '6', label: 'Within 6 months' },
    { value: 'any', label: 'It takes what it takes' },
  ]),
  fee: question(
    'What may the fee be at most?',
    [
      { value: 'low', label: `Less than ${groupIndian(lowestFee)}` },
      { value: '2000', label: `Up to ${groupIndian(2000)}` },
      { value: '2500', label: `Up to ${groupIndian(2500)}` },
      { value: 'any', label: 'The fee does not decide' },
    ],
    'There are instalments, and scholarships in each cohort.',
  ),
} as const;

export type QuestionId = keyof typeof questions;

type Answer<Q extends QuestionId> = (typeof questions)[Q]['choices'][number]['value'];

export type Answers = { readonly [Q in QuestionId]: Answer<Q> };

/** `''` where nothing is answered yet. */
export type PartialAnswers = { readonly [Q in QuestionId]: Answer<Q> | '' };

export const questionIds: readonly QuestionId[] = ['field', 'experience', 'hours', 'months', 'fee'];

function answerField<T extends string>({ choices }: Question<T>): SearchField<T | ''> {
  return { fallback: '', parse: (raw) => choices.find(({ value }) => value === raw)?.value ?? '' };
}

/** The answers in the address; what is no answer counts as none. */
export const answerFields: { readonly [Q in QuestionId]: SearchField<Answer<Q> | ''> } = {
  field: answerField(questions.field),
  experience: answerField(questions.experience),
  hours: answerField(questions.hours),
  months: answerField(questions.months),
  fee: answerField(questions.fee),
};

export function areComplete(answers: PartialAnswers): answers is Answers {
  return questionIds.every((id) => answers[id] !== '');
}
