import type { CourseDetails } from './course-details';

export const aiDigitalMarketingBasicDetails: CourseDetails = {
  summary:
    'A site that is found, campaigns on a small budget, numbers you can explain, and AI tools used with judgement.',
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
      image: 'learner-priya-deshmukh',
      role: 'Performance Marketing Executive, Tamarind & Thread',
      quote:
        'I started with a shop page and no idea what a conversion was. I finished with a report my boss now uses.',
    },
    {
      name: 'Mohammed Faiz',
      image: 'learner-mohammed-faiz',
      role: 'Social Media Trainee, Bluepeak Retail Works',
      quote:
        'Nobody laughed at my first ad. They asked what I had wanted to learn from it. I had no answer, and then I did.',
    },
    {
      name: 'Tanvi Shah',
      image: 'learner-tanvi-shah',
      role: 'Content Executive, Northwind Logistics Lab',
      quote:
        'Editing an AI draft until it is true takes longer than I thought, and is the part that got me hired.',
    },
  ],
};
