import type { Testimonial } from '../testimonials';
import type { CourseDetails } from './course-details';

const generalQuotes: readonly Testimonial[] = [
  {
    name: 'Kavya Menon',
    image: 'learner-kavya-menon',
    role: 'Associate, Saffron Ledger',
    quote: 'Every assignment came back with remarks I could act on the same evening.',
  },
  {
    name: 'Imran Qureshi',
    image: 'learner-imran-qureshi',
    role: 'Junior Analyst, Bluepeak Retail Works',
    quote: 'Ten hours a week beside a full-time job was hard and honest: it is what they said.',
  },
  {
    name: 'Sneha Patil',
    image: 'learner-sneha-patil',
    role: 'Trainee, Monsoon Health Systems',
    quote: 'The mock interviews were tougher than the real one. That was the point.',
  },
];

/** For a course without texts of its own. */
export const generalDetails: CourseDetails = {
  summary: 'Weekly assignments and one reviewed project, with mentors who do the work themselves.',
  outcomes: [
    'Do the daily work of an entry-level role in the field',
    'Show a portfolio project that has been reviewed twice',
    'Use AI assistants with judgement, and say where you did',
    'Explain your decisions and numbers in an interview',
  ],
  roadmap: [
    {
      when: 'During the course',
      role: 'Learner',
      text: 'Weekly assignments and one reviewed project.',
    },
    {
      when: 'Months 3 to 6',
      role: 'First role',
      text: 'Job search with referrals and interview practice.',
    },
    {
      when: 'Year 2',
      role: 'Specialist',
      text: 'A field of your own, with lifetime access to the learning platform.',
    },
  ],
  quotes: generalQuotes,
};
