import type { Storyboard } from './teaser';

export const advancedAiDigitalMarketingTeaser: Storyboard = {
  opening: 'Blue threads pass from knot to knot, layer by layer, and tighten into cloth.',
  scenes: [
    {
      words: 'Listen before you advertise.',
      shows:
        'Threads lead from three remarks, “It came late”, “Which size?” and “Can I return it?”, to one promise: “Free returns for 30 days”.',
      seconds: 6,
    },
    {
      words: 'Let figures decide.',
      shows:
        'Two adverts are compared by cost per order: A costs 640, B costs 290. A fades; B stays, marked “Keep B, stop A”.',
      seconds: 6,
    },
    {
      words: 'AI drafts. You check.',
      shows:
        'A draft reads “Delivered in a day, anywhere”. A thread strikes it out, and below it stands “Delivered in 2 to 4 days”, checked.',
      seconds: 6,
    },
    {
      words: 'Say what really worked.',
      shows:
        'Two lines of orders run together and then part: one with adverts, one without. A bracket marks the gap: “The real effect”.',
      seconds: 6,
    },
  ],
  practice: 'Two live client projects and a job guarantee.',
  call: 'Read the weeks, then decide.',
};
