interface StoryStep {
  readonly when: string;
  readonly what: string;
}

export interface LearnerStory {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly hue: 'ai' | 'data' | 'security';
  readonly courseSlug: string;
  readonly steps: readonly StoryStep[];
}

/** Sample learners, at greater length than their quotes in src/data/testimonials.ts. */
export const stories: readonly LearnerStory[] = [
  {
    name: 'Priya Deshmukh',
    from: 'Ran a small shop’s page in the evenings',
    to: 'Performance Marketing Executive',
    hue: 'ai',
    courseSlug: 'advanced-ai-digital-marketing-job-guarantee',
    steps: [
      { when: 'Week 2', what: 'Found out that half of her clicks came from people next door.' },
      { when: 'Week 9', what: 'Rebuilt the shop’s tracking and learned its cost per sale.' },
      { when: 'Week 17', what: 'Cut a client’s budget by a fifth and kept the orders.' },
      { when: 'Month 7', what: 'Signed her offer at Tamarind & Thread.' },
    ],
  },
  {
    name: 'Rohan Kulkarni',
    from: 'Eight years in accounts, no code',
    to: 'Data Analyst',
    hue: 'data',
    courseSlug: 'data-science',
    steps: [
      { when: 'Week 3', what: 'Wrote the query that replaced his monthly copy and paste.' },
      {
        when: 'Week 8',
        what: 'Explained a chart to the mentors, three times, until it was short.',
      },
      { when: 'Week 16', what: 'Finished a delay forecast for a freight route as his portfolio.' },
      { when: 'Month 6', what: 'Started at Northwind Logistics Lab.' },
    ],
  },
  {
    name: 'Fatima Sheikh',
    from: 'Graduate, desktop support on shifts',
    to: 'SOC Analyst',
    hue: 'security',
    courseSlug: 'cyber-security',
    steps: [
      { when: 'Week 1', what: 'Read her first log without knowing what was normal in it.' },
      { when: 'Week 6', what: 'Wrote up lab six in a form that a shift lead could send on.' },
      { when: 'Week 8', what: 'Defended her incident report in a mock interview.' },
      { when: 'Month 5', what: 'Took her first real alert at Kestrel Secure.' },
    ],
  },
];
