import { facts, type Fact } from './facts';

type FactName = keyof typeof facts;

// Apart from the figures, which are on every page.
const meanings: Readonly<Record<FactName, string>> = {
  careers:
    'Learners who finished a program and moved to a new role, a new field or a higher grade.',
  trainerRating: 'Mean of the ratings that learners give their trainers at the end of each module.',
  learnerRating:
    'Mean rating of programs, workshops and webinars by more than 10,000 students who took part.',
  ratingStudents:
    'People behind the learner rating, those of free webinars and workshops included.',
  projects: 'Portfolio projects that learners handed in and mentors reviewed.',
  placement:
    'Share of the learners who finished a program with placement support, attended at least 90% of it and asked for placement support, who within six months accepted a paid job that mainly uses the skills of the program, full-time or on a contract of at least six months.',
  salaryHike:
    'Mean rise from the last salary before the program to the first after it, among placed learners who had a salary before.',
  jobReadyWeeks: 'Length of the foundation program, at 8 to 12 hours a week.',
  hiringPartners: 'Employers that have agreed to receive our learners’ profiles.',
  awardPartners: 'Organisations whose awards, juries or sponsorships we have taken part in.',
  mentors: 'Working professionals who review projects or lead sessions in a running cohort.',
};

const factNames = Object.keys(facts) as FactName[];

/** What was counted, in one sentence. */
export function meaningOf(fact: Fact): string {
  const name = factNames.find((one) => facts[one] === fact);
  return name ? meanings[name] : '';
}
