import type { Storyboard } from './teaser';

export const cyberSecurityTeaser: Storyboard = {
  opening: 'Violet threads part around a guarded ring and close behind it into cloth.',
  scenes: [
    {
      words: 'Five alerts. One story?',
      shows:
        'A list at night: 02:14 forty failed logins, 02:15 printer offline, 02:19 login from a new country, 02:21 new mail rule, 02:24 backup done.',
      seconds: 6,
    },
    {
      words: 'Find what belongs together.',
      shows:
        'The printer and the backup fade. One thread joins the other three: “Incident: stolen password”.',
      seconds: 6,
    },
    {
      words: 'Contain it, calmly.',
      shows:
        'Threads bend around a ring that closes about the account. Beside it: “Sessions ended”, “Password reset”, “Cost explained”.',
      seconds: 6,
    },
    {
      words: 'Write it down in time.',
      shows:
        'A timeline: 02:30 noticed, 02:50 contained, 08:30 report due. Six hours lie between the first and the last.',
      seconds: 6,
    },
  ],
  practice: 'At the end, a simulated shift of four hours.',
  call: 'Read the weeks, then decide.',
};
