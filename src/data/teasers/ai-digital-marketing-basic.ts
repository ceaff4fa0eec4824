import type { Storyboard } from './teaser';

export const aiDigitalMarketingBasicTeaser: Storyboard = {
  opening: 'Coral threads go out from one voice, in rings, and tighten into cloth.',
  scenes: [
    {
      words: 'Build a page people find.',
      shows:
        'A search for “school bags near me”. The page of a small shop, “Asha’s Bags”, moves from the third place to the first.',
      seconds: 6,
    },
    {
      words: 'Split a small budget.',
      shows:
        'Ten threads run as one band and part into three: “Search 50%”, “Social 30%” and “E-mail 20%”.',
      seconds: 6,
    },
    {
      words: 'Explain your numbers.',
      shows:
        'The band narrows: 400 visits, 20 enquiries, 5 orders. “One order in 80 visits” stands below.',
      seconds: 6,
    },
    {
      words: 'End with a decision.',
      shows:
        'A report of one page writes itself in lines. The last one is marked: “Keep search. Pause social.”',
      seconds: 6,
    },
  ],
  practice: 'One practice business, from first page to plan.',
  call: 'Read the weeks, then decide.',
};
