import type { CourseDetails } from './course-details';

export const advancedAiDigitalMarketingDetails: CourseDetails = {
  summary:
    'Plan, run and measure campaigns with AI in the daily workflow, two live client projects and a job guarantee.',
  outcomes: [
    'Plan a quarter of marketing from a revenue target backwards',
    'Run search and social campaigns on real money, and stop the ones that do not work',
    'Build measurement that survives consent banners and lost cookies',
    'Design an experiment and say honestly what it showed',
    'Put AI into research, creative work and automation, with checks that catch its errors',
    'Present a client project to people who ask hard questions',
  ],
  roadmap: [
    {
      when: 'Weeks 1 to 24',
      role: 'Learner with a client',
      text: 'Twelve assignments, two live budgets and a client project with a public case study.',
    },
    {
      when: 'Months 6 to 12',
      role: 'Performance marketing executive or SEO analyst',
      text: 'First role under the job guarantee, for learners who attended at least 90% of the sessions.',
    },
    {
      when: 'Years 2 to 3',
      role: 'Growth or channel manager',
      text: 'Own a budget and a target; mentor juniors; speak for the numbers.',
    },
    {
      when: 'Year 5 onwards',
      role: 'Head of marketing or consultant',
      text: 'Strategy across channels, a team, or clients of your own.',
    },
  ],
  quotes: [
    {
      name: 'Aditya Rane',
      image: 'learner-aditya-rane',
      role: 'Performance Marketing Executive, Tamarind & Thread',
      quote:
        'Week ten, with real money on the line, taught me more than a year of reading. I paused two campaigns and was praised for it.',
    },
    {
      name: 'Lakshmi Iyer',
      image: 'learner-lakshmi-iyer',
      role: 'SEO Analyst, Bluepeak Retail Works',
      quote:
        'My audit of the client site had ten fixes, ranked. My interviewer asked for that file and nothing else.',
    },
    {
      name: 'Harpreet Gill',
      image: 'learner-harpreet-gill',
      role: 'Growth Associate, Saffron Ledger',
      quote:
        'I expected tricks with AI. I got a habit: brief it well, check everything, say what you used.',
    },
  ],
};
