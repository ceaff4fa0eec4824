interface Thread {
  readonly title: string;
  readonly text: string;
  /** Category of the articles on it. */
  readonly category: string;
}

/** The fields that the provider teaches, each with what one does in it. */
export const threads: readonly Thread[] = [
  {
    title: 'Digital marketing',
    text: 'Find the people a product is for, say one clear thing to them, and measure whether it worked.',
    category: 'digital-marketing',
  },
  {
    title: 'Data science',
    text: 'Turn questions into queries, queries into numbers, and numbers into a decision somebody can defend.',
    category: 'data-science',
  },
  {
    title: 'Cybersecurity',
    text: 'Read the alert, work out what really happened, and leave the door harder to open than you found it.',
    category: 'cybersecurity',
  },
  {
    title: 'Artificial intelligence at work',
    text: 'Know what the tools are good at, where they fail quietly, and how teams use them without regret.',
    category: 'industry-insights',
  },
];
