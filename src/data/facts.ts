/**
 * Every figure that the site quotes, once, with what it measures. Copy takes figures from here, so that two
 * pages cannot contradict each other; data.test.ts looks for strays.
 */
export interface Fact {
  /** The bare number, for counting up. */
  readonly value: number;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly decimals?: number;
  /** The caption beside it. */
  readonly label: string;
  /** What was counted, in one sentence. */
  readonly measures: string;
}

export const facts = {
  careers: {
    value: 1000,
    suffix: '+',
    label: 'careers transformed',
    measures:
      'Learners who finished a program and moved to a new role, a new field or a higher grade.',
  },
  trainerRating: {
    value: 4.8,
    suffix: '/5',
    decimals: 1,
    label: 'trainer rating',
    measures: 'Mean of the ratings that learners give their trainers at the end of each module.',
  },
  learnerRating: {
    value: 4.9,
    suffix: '/5',
    decimals: 1,
    label: 'learner rating',
    measures:
      'Mean rating of programs, workshops and webinars by more than 10,000 students who took part.',
  },
  ratingStudents: {
    value: 10_000,
    suffix: '+',
    label: 'students who rated us',
    measures: 'People behind the learner rating, those of free webinars and workshops included.',
  },
  projects: {
    value: 500,
    suffix: '+',
    label: 'projects',
    measures: 'Portfolio projects that learners handed in and mentors reviewed.',
  },
  placement: {
    value: 85,
    suffix: '%',
    label: 'placement',
    measures:
      'Share of the learners who finished a program with placement support, attended at least 90% of it and asked for placement support, who within six months accepted a paid job that mainly uses the skills of the program, full-time or on a contract of at least six months.',
  },
  salaryHike: {
    value: 65,
    suffix: '%',
    label: 'average salary hike',
    measures:
      'Mean rise from the last salary before the program to the first after it, among placed learners who had a salary before.',
  },
  jobReadyWeeks: {
    value: 12,
    suffix: ' weeks',
    label: 'to job-ready',
    measures: 'Length of the foundation program, at 8 to 12 hours a week.',
  },
  hiringPartners: {
    value: 120,
    suffix: '+',
    label: 'hiring partners',
    measures: 'Employers that have agreed to receive our learners’ profiles.',
  },
  awardPartners: {
    value: 50,
    suffix: '+',
    label: 'award partners',
    measures: 'Organisations whose awards, juries or sponsorships we have taken part in.',
  },
  mentors: {
    value: 40,
    suffix: '+',
    label: 'mentors',
    measures: 'Working professionals who review projects or lead sessions in a running cohort.',
  },
} as const satisfies Record<string, Fact>;

/** Conditions that copy quotes in running text. */
export const terms = {
  attendancePercent: 90,
  hoursPerWeek: { min: 8, max: 12 },
  offersWithinMonths: { min: 3, max: 6 },
  placementWindowMonths: 6,
  trainerYears: 10,
  foreclosureAfterEmis: 3,
  replyHours: 24,
  minimumAge: 18,
  /** Rewards exist only for courses that last longer than this. */
  referralMinimumMonths: 3,
  referralEffective: '2024-04-19',
  mentorExperience: '10+ yrs exp.',
} as const;

/** `85%`, `4.8/5`, `1000+`: a figure as it is printed. */
export function formatFact(fact: Fact, value: number = fact.value): string {
  return `${fact.prefix ?? ''}${value.toFixed(fact.decimals ?? 0)}${fact.suffix ?? ''}`;
}

/** The four tiles that count up on the home page. */
export const statTiles: readonly Fact[] = [
  facts.salaryHike,
  facts.jobReadyWeeks,
  facts.hiringPartners,
  facts.mentors,
];

/** The outcome strip beside the testimonials. */
export const outcomeFacts: readonly Fact[] = [
  facts.careers,
  facts.trainerRating,
  facts.projects,
  facts.placement,
];
