import { formatFact, facts, terms } from './facts';

export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

export const faqTopics = ['admissions', 'payments', 'career'] as const;

export type FaqTopic = (typeof faqTopics)[number];

const { min, max } = terms.hoursPerWeek;
const offers = terms.offersWithinMonths;

/** The two questions of the page /faq. */
export const generalFaq: readonly FaqEntry[] = [
  {
    question: 'Are the programs self-paced?',
    answer: `Partly. Live sessions have fixed times in the evening and at weekends, and every one is recorded. Assignments have a due week, not a due hour. Plan for ${min} to ${max} hours a week; the recordings and the learning platform stay open to you for life.`,
  },
  {
    question: 'Is financing available?',
    answer: `Yes. You can pay in 3, 6, 9 or 12 monthly instalments (EMI), estimated at 14% a year in our calculator, and foreclose without a penalty after ${terms.foreclosureAfterEmis} EMIs. There are scholarship options for each cohort as well; ask when you apply.`,
  },
];

/** The three tabs on the home page. */
export const homeFaq: Record<
  FaqTopic,
  { readonly label: string; readonly entries: readonly FaqEntry[] }
> = {
  admissions: {
    label: 'Admissions',
    entries: [
      {
        question: 'How soon will I hear back?',
        answer: `Admissions replies within ${terms.replyHours} hours, usually by e-mail and then by phone at a time you choose.`,
      },
      {
        question: 'Is there an application fee?',
        answer: 'No. There is no application fee, and applying commits you to nothing.',
      },
      {
        question: 'How many hours a week do I need?',
        answer: `${min} to ${max} hours a week, live sessions included. That fits beside a full-time job if you protect two evenings and a weekend morning.`,
      },
      {
        question: 'Who teaches?',
        answer: `Trainers with ${terms.trainerYears}+ years in the field they teach, and mentors who do the work today.`,
      },
    ],
  },
  payments: {
    label: 'Payments',
    entries: [
      {
        question: 'Can I pay in instalments?',
        answer:
          'Yes, over 3, 6, 9 or 12 months. The calculator above estimates the instalment at 14% a year; the lender’s letter is what counts.',
      },
      {
        question: 'Can I repay early?',
        answer: `Yes. Foreclosure costs no penalty after ${terms.foreclosureAfterEmis} EMIs.`,
      },
      {
        question: 'What if I change my mind?',
        answer:
          'You get a refund within the trial window or before your cohort starts, minus processing fees. Write to support about special cases.',
      },
      {
        question: 'Are there scholarships?',
        answer:
          'There are scholarship options for each cohort. They are limited, so mention it when you apply.',
      },
    ],
  },
  career: {
    label: 'Career',
    entries: [
      {
        question: 'Who is eligible for the job guarantee?',
        answer: `Learners of a job guarantee program who attended at least ${terms.attendancePercent}% of the sessions.`,
      },
      {
        question: 'How long until I get an offer?',
        answer: `Most job offers come within ${offers.min}-${offers.max} months of finishing. ${formatFact(facts.placement)} of eligible learners are placed; the figure’s definition is published.`,
      },
      {
        question: 'How long do I keep access?',
        answer:
          'For life. The learning platform (LMS) with recordings, materials and updates stays open to you.',
      },
      {
        question: 'What does career assistance include?',
        answer:
          'Résumé and portfolio reviews, mock interviews, a job search plan, referrals to hiring partners, and a career roadmap that we revisit with you.',
      },
    ],
  },
};
