import type { Testimonial } from './testimonials';

export interface RoadmapStep {
  /** When, counted from the first day of the course. */
  readonly when: string;
  readonly role: string;
  readonly text: string;
}

export interface CourseDetails {
  readonly outcomes: readonly string[];
  readonly roadmap: readonly RoadmapStep[];
  /** Three learners. */
  readonly quotes: readonly Testimonial[];
}

const generalQuotes: readonly Testimonial[] = [
  {
    name: 'Kavya Menon',
    role: 'Associate, Saffron Ledger',
    quote: 'Every assignment came back with remarks I could act on the same evening.',
  },
  {
    name: 'Imran Qureshi',
    role: 'Junior Analyst, Bluepeak Retail Works',
    quote: 'Ten hours a week beside a full-time job was hard and honest: it is what they said.',
  },
  {
    name: 'Sneha Patil',
    role: 'Trainee, Monsoon Health Systems',
    quote: 'The mock interviews were tougher than the real one. That was the point.',
  },
];

const defaults: CourseDetails = {
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

const bySlug: Readonly<Record<string, CourseDetails>> = {
  'advanced-ai-digital-marketing-job-guarantee': {
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
        role: 'Performance Marketing Executive, Tamarind & Thread',
        quote:
          'Week ten, with real money on the line, taught me more than a year of reading. I paused two campaigns and was praised for it.',
      },
      {
        name: 'Lakshmi Iyer',
        role: 'SEO Analyst, Bluepeak Retail Works',
        quote:
          'My audit of the client site had ten fixes, ranked. My interviewer asked for that file and nothing else.',
      },
      {
        name: 'Harpreet Gill',
        role: 'Growth Associate, Saffron Ledger',
        quote:
          'I expected tricks with AI. I got a habit: brief it well, check everything, say what you used.',
      },
    ],
  },
  'data-science': {
    outcomes: [
      'Write SQL for the questions that managers really ask',
      'Clean, join and check data in Python so that a colleague can rerun it',
      'Design and read an experiment without fooling yourself',
      'Build a model, beat a fair baseline and explain it to the people it affects',
      'Put a model behind a small service, with checks for drift',
      'Show four portfolio projects, each reviewed for method and for story',
    ],
    roadmap: [
      {
        when: 'Weeks 1 to 16',
        role: 'Learner',
        text: 'Four projects on untidy public data, the last on a question of your own.',
      },
      {
        when: 'Months 4 to 10',
        role: 'Data analyst',
        text: 'First role: queries, dashboards and experiment read-outs.',
      },
      {
        when: 'Years 2 to 3',
        role: 'Data scientist',
        text: 'Own models from question to monitoring.',
      },
      {
        when: 'Year 5 onwards',
        role: 'Lead or specialist',
        text: 'A team, or depth in forecasting, experimentation or language models.',
      },
    ],
    quotes: [
      {
        name: 'Rohan Kulkarni',
        role: 'Data Analyst, Northwind Logistics Lab',
        quote:
          'The row-count habit from week two has saved me from a wrong join about once a month since.',
      },
      {
        name: 'Nisha Varghese',
        role: 'Junior Data Scientist, Monsoon Health Systems',
        quote:
          'My capstone reviewer asked one question about leakage and I rebuilt half of it. It was the right half.',
      },
      {
        name: 'Sameer Joshi',
        role: 'Business Analyst, Saffron Ledger',
        quote:
          'I can now say “we do not know yet” in a meeting and be taken more seriously for it.',
      },
    ],
  },
  'cyber-security': {
    outcomes: [
      'Work an alert queue: triage, investigate, escalate, write it down',
      'Read packets and logs, and build a timeline from them',
      'Write detection rules, test them and keep false alarms low',
      'Contain an incident and explain what each step costs the business',
      'Recognise the cloud and identity mistakes behind most leaks',
      'Hand over a shift so that the next one can start at once',
    ],
    roadmap: [
      {
        when: 'Weeks 1 to 8',
        role: 'Learner',
        text: 'Six assignments in labs rebuilt from real cases, then a simulated shift.',
      },
      {
        when: 'Months 2 to 8',
        role: 'SOC analyst, level 1',
        text: 'First role on the queue, often in shifts.',
      },
      {
        when: 'Years 2 to 3',
        role: 'Level 2 analyst or detection engineer',
        text: 'Own investigations, rules and playbooks.',
      },
      {
        when: 'Year 5 onwards',
        role: 'Incident lead or cloud security engineer',
        text: 'Lead responses, or design systems that need fewer.',
      },
    ],
    quotes: [
      {
        name: 'Fatima Sheikh',
        role: 'SOC Analyst, Kestrel Secure',
        quote:
          'Lab six was my first alert at work, three months later. I knew what to write before I knew what to click.',
      },
      {
        name: 'Deepak Yadav',
        role: 'Security Associate, Saffron Ledger',
        quote:
          'I came from desktop support. The course used that instead of pretending I knew nothing.',
      },
      {
        name: 'Anjali Thomas',
        role: 'Junior Security Analyst, Monsoon Health Systems',
        quote: 'The simulated shift was four hours of sweat. My first real one was calmer for it.',
      },
    ],
  },
  'ai-digital-marketing-basic': {
    outcomes: [
      'Put a small, fast site online and have it found',
      'Run a first search and a first social campaign on a small budget',
      'Write e-mails that people allowed you to send',
      'Report what it cost, what came of it and what to do next',
      'Use AI tools for drafts and research, and correct what they get wrong',
    ],
    roadmap: [
      {
        when: 'Weeks 1 to 12',
        role: 'Learner',
        text: 'Eight assignments on one practice business, from the first page to a 30-day plan.',
      },
      {
        when: 'Months 3 to 9',
        role: 'Digital marketing trainee or executive',
        text: 'First role at an agency or a small brand; placement support is part of the program.',
      },
      {
        when: 'Year 2',
        role: 'Specialist in one channel',
        text: 'Search, social, e-mail or content, chosen after you have done all four.',
      },
      {
        when: 'Year 3 onwards',
        role: 'Campaign manager',
        text: 'Often by way of the advanced program.',
      },
    ],
    quotes: [
      {
        name: 'Priya Deshmukh',
        role: 'Performance Marketing Executive, Tamarind & Thread',
        quote:
          'I started with a shop page and no idea what a conversion was. I finished with a report my boss now uses.',
      },
      {
        name: 'Mohammed Faiz',
        role: 'Social Media Trainee, Bluepeak Retail Works',
        quote:
          'Nobody laughed at my first ad. They asked what I had wanted to learn from it. I had no answer, and then I did.',
      },
      {
        name: 'Tanvi Shah',
        role: 'Content Executive, Northwind Logistics Lab',
        quote:
          'Editing an AI draft until it is true takes longer than I thought, and is the part that got me hired.',
      },
    ],
  },
};

/** Outcomes, roadmap and quotes of a course, or the general ones. */
export function courseDetailsFor(slug: string): CourseDetails {
  return bySlug[slug] ?? defaults;
}
