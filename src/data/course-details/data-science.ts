import type { CourseDetails } from './course-details';

export const dataScienceDetails: CourseDetails = {
  summary:
    'SQL, Python, statistics and machine learning, with four portfolio projects on real, untidy data sets.',
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
      image: 'learner-rohan-kulkarni',
      role: 'Data Analyst, Northwind Logistics Lab',
      quote:
        'The row-count habit from week two has saved me from a wrong join about once a month since.',
    },
    {
      name: 'Nisha Varghese',
      image: 'learner-nisha-varghese',
      role: 'Junior Data Scientist, Monsoon Health Systems',
      quote:
        'My capstone reviewer asked one question about leakage and I rebuilt half of it. It was the right half.',
    },
    {
      name: 'Sameer Joshi',
      image: 'learner-sameer-joshi',
      role: 'Business Analyst, Saffron Ledger',
      quote: 'I can now say “we do not know yet” in a meeting and be taken more seriously for it.',
    },
  ],
};
