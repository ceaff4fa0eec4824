import { expect, it } from 'vitest';
import { commonMoves, movesFrom, stageLabel, stagesOf } from './stages';

it.each([
  ['submitted', ['under-review', 'rejected', 'spam']],
  ['under-review', ['submitted', 'shortlisted', 'rejected', 'spam']],
  ['shortlisted', ['submitted', 'under-review', 'interview', 'rejected', 'spam']],
  ['interview', ['submitted', 'under-review', 'shortlisted', 'rejected', 'hired', 'spam']],
  ['hired', ['submitted', 'under-review', 'shortlisted', 'interview', 'rejected', 'spam']],
  ['rejected', ['submitted', 'under-review', 'shortlisted', 'interview', 'spam']],
  ['spam', ['submitted', 'rejected']],
])('an application goes from %s one step forward, or back', (stage, moves) => {
  expect(movesFrom('job-application', stage)).toEqual(moves);
});

it('other leads move freely, and not to where they are', () => {
  expect(movesFrom('contact-message', 'new')).toEqual([
    'contacted',
    'qualified',
    'enrolled',
    'closed',
    'spam',
  ]);
  expect(movesFrom('course-application', 'spam')).toContain('new');
});

it('several leads go where each of them may go', () => {
  const lead = (kind: string, stage: string) => ({ kind, stage });
  expect(
    commonMoves([lead('contact-message', 'new'), lead('course-application', 'closed')]),
  ).toEqual(['contacted', 'qualified', 'enrolled', 'spam']);
  expect(
    commonMoves([lead('job-application', 'submitted'), lead('job-application', 'interview')]),
  ).toEqual(['spam', 'under-review', 'rejected']);
  expect(
    commonMoves([lead('contact-message', 'new'), lead('job-application', 'interview')]),
  ).toEqual(['spam']);
  expect(commonMoves([])).toEqual([]);
});

it('applications have the statuses that candidates see', () => {
  expect(stagesOf('job-application').map(stageLabel)).toEqual([
    'Submitted',
    'Under Review',
    'Shortlisted',
    'Interview Scheduled',
    'Not Selected',
    'Hired',
    'Spam',
  ]);
  expect(stageLabel('something-new')).toBe('something-new');
});
