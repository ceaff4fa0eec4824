import { curriculum, week } from './curriculum';

/** For a course without a plan of its own: the way every program is built. */
export const defaultCurriculum = curriculum([
  [
    'How every program is built',
    [
      week('Foundations', [
        'The ideas and words of the field, learned on one running example',
        'Tools set up on your own machine, with a mentor’s help',
        'A short assessment, so that sessions start where you are',
      ]),
      week('Guided practice', [
        'Live sessions twice a week, recordings for good',
        'Weekly assignments, reviewed line by line',
        'AI assistants in the daily workflow, with checks',
      ]),
      week('Projects', [
        'A portfolio project on real material',
        'Two reviews: one of the method, one of the presentation',
        'A write-up that a stranger can follow',
      ]),
      week('Career preparation', [
        'Résumé and portfolio clinic',
        'Mock interviews with written feedback',
        'Job search plan and referrals',
      ]),
    ],
  ],
]);
