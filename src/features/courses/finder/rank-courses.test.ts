import { describe, expect, it } from 'vitest';
import { courses } from '@/data/courses';
import { answerFields, areComplete, questionIds, questions, type Answers } from './questions';
import { rankCourses } from './rank-courses';

/** Every way to answer the five questions. */
const all: readonly Answers[] = questions.field.choices.flatMap(({ value: field }) =>
  questions.experience.choices.flatMap(({ value: experience }) =>
    questions.hours.choices.flatMap(({ value: hours }) =>
      questions.months.choices.flatMap(({ value: months }) =>
        questions.fee.choices.map(({ value: fee }) => ({ field, experience, hours, months, fee })),
      ),
    ),
  ),
);

/** The answers for which a rule is broken, as an address would say them. */
function brokenBy(isRight: (answers: Answers) => boolean): string[] {
  return all.filter((answers) => !isRight(answers)).map((one) => Object.values(one).join(' '));
}

const first = (answers: Answers) => {
  const [best] = rankCourses(answers);
  if (!best) throw new Error('no course');
  return best;
};

const categories = { marketing: 'Marketing', data: 'Data Science', security: 'Security' };

describe('for each of all combinations of answers', () => {
  it('there are 576 of them', () => {
    expect(all).toHaveLength(576);
  });

  it('all four courses are ranked, each with a reason', () => {
    expect(
      brokenBy((answers) => {
        const ranked = rankCourses(answers);
        return (
          new Set(ranked.map(({ course }) => course.slug)).size === courses.length &&
          ranked.length === courses.length &&
          ranked.every(({ reasons }) => reasons.length > 0)
        );
      }),
    ).toEqual([]);
  });

  it('the answer is the same each time', () => {
    for (const answers of all) expect(rankCourses({ ...answers })).toEqual(rankCourses(answers));
  });

  it('a question gives a course one reason at most, so that none contradicts another', () => {
    expect(
      brokenBy((answers) =>
        rankCourses(answers).every(
          ({ reasons }) => new Set(reasons.map(({ on }) => on)).size === reasons.length,
        ),
      ),
    ).toEqual([]);
  });

  it('the first is of the field that was chosen', () => {
    expect(
      brokenBy(
        (answers) =>
          answers.field === 'open' || first(answers).course.category === categories[answers.field],
      ),
    ).toEqual([]);
  });

  it('nobody without experience is sent to Advanced, whatever else was said', () => {
    expect(
      brokenBy(
        (answers) => answers.experience !== 'none' || first(answers).course.level !== 'Advanced',
      ),
    ).toEqual([]);
  });

  it('a course with nothing against it stands above all that have something', () => {
    expect(
      brokenBy((answers) => {
        const flaws = rankCourses(answers).map(({ verdict }) => Number(verdict === 'against'));
        return flaws.join() === flaws.toSorted().join();
      }),
    ).toEqual([]);
  });

  it('too few hours, or a fee below all, fit nothing, and it says so', () => {
    expect(
      brokenBy(
        (answers) =>
          (answers.hours !== 'few' && answers.fee !== 'low') ||
          rankCourses(answers).every(({ verdict }) => verdict === 'against'),
      ),
    ).toEqual([]);
  });
});

const usual: Answers = {
  field: 'marketing',
  experience: 'none',
  hours: 'enough',
  months: 'any',
  fee: 'any',
};

describe('some people', () => {
  it.each([
    ['a beginner in marketing', {}, 'ai-digital-marketing-basic', 'for'],
    [
      'who runs a shop and wants this for a living',
      { experience: 'some' },
      'advanced-ai-digital-marketing-job-guarantee',
      'for',
    ],
    [
      'the same with three months',
      { experience: 'some', months: '4' },
      'ai-digital-marketing-basic',
      'for',
    ],
    [
      'who supports desktops and has little time',
      { field: 'security', experience: 'some' },
      'cyber-security',
      'mind',
    ],
    [
      'an accountant who asks questions of data',
      { field: 'data', experience: 'job', hours: 'many' },
      'data-science',
      'for',
    ],
    ['who does not know yet', { field: 'open' }, 'ai-digital-marketing-basic', 'for'],
    ['data within two months', { field: 'data', months: '2' }, 'data-science', 'against'],
  ] as const)('%s', (_name, answers, slug, verdict) => {
    expect(first({ ...usual, ...answers })).toMatchObject({ course: { slug }, verdict });
  });

  it('experience in one field is none in another', () => {
    const ranked = rankCourses({ ...usual, field: 'security', experience: 'job' });
    const advanced = ranked.find(({ course }) => course.level === 'Advanced');
    expect(advanced?.reasons.find(({ on }) => on === 'experience')?.weight).toBe('against');
  });
});

it('answers are read from an address, and nonsense is no answer', () => {
  expect(answerFields.months.parse('4')).toBe('4');
  expect(answerFields.months.parse('5')).toBe('');
  expect(answerFields.field.parse('__proto__')).toBe('');
  expect(areComplete({ ...usual, fee: '' })).toBe(false);
  expect(areComplete(usual)).toBe(true);
  expect(questionIds).toHaveLength(5);
});
