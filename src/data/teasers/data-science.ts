import type { Storyboard } from './teaser';

export const dataScienceTeaser: Storyboard = {
  opening: 'Teal threads start from scattered points, find one line and tighten into cloth.',
  scenes: [
    {
      words: 'Make the table tidy.',
      shows:
        'Three orders lie on wavy lines, each date and amount written differently. The lines straighten, and every cell takes the same form.',
      seconds: 6.8,
    },
    {
      words: 'Ask one clear question.',
      shows: 'Three lines of SQL: “SELECT month, SUM(amount) FROM orders GROUP BY month”.',
      seconds: 6,
    },
    {
      words: 'Let the chart answer.',
      shows: 'Threads rise as six columns, January to June. April is low and marked: “Why April?”',
      seconds: 6,
    },
    {
      words: 'Test what you believe.',
      shows:
        'Points scatter around two lines: a flat one, “Guess: the average”, and a rising one that is closer, “Your model”.',
      seconds: 6,
    },
  ],
  practice: 'Four portfolio projects on real, untidy data.',
  call: 'Read the weeks, then decide.',
};
