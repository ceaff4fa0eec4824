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
}

export const facts = {
  careers: {
    value: 1000,
    suffix: '+',
    label: 'careers transformed',
  },
  trainerRating: {
    value: 4.8,
    suffix: '/5',
    decimals: 1,
    label: 'trainer rating',
  },
  learnerRating: {
    value: 4.9,
    suffix: '/5',
    decimals: 1,
    label: 'learner rating',
  },
  ratingStudents: {
    value: 10_000,
    suffix: '+',
    label: 'students who rated us',
  },
  projects: {
    value: 500,
    suffix: '+',
    label: 'projects',
  },
  placement: {
    value: 85,
    suffix: '%',
    label: 'placement',
  },
  salaryHike: {
    value: 65,
    suffix: '%',
    label: 'average salary hike',
  },
  jobReadyWeeks: {
    value: 12,
    suffix: ' weeks',
    label: 'to job-ready',
  },
  hiringPartners: {
    value: 120,
    suffix: '+',
    label: 'hiring partners',
  },
  awardPartners: {
    value: 50,
    suffix: '+',
    label: 'award partners',
  },
  mentors: {
    value: 40,
    suffix: '+',
    label: 'mentors',
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
