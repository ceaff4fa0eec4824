import { expect, it } from 'vitest';
import { builtInTargets } from './built-in-targets';

it.each([
  ['/courses/data-science', 'Course'],
  ['/courses/compare', 'Site'],
  ['/job-portal/job/junior-data-analyst', 'Job'],
  ['/job-portal/apply/junior-data-analyst', 'Job'],
  ['/job-portal', 'Site'],
  ['/ai-bootcamp-event', 'Event'],
  ['/refund-policy', 'Site'],
])('%s is offered as %s', (address, kind) => {
  const found = builtInTargets('').filter((target) => target.address === address);
  expect(found).toEqual([expect.objectContaining({ kind, state: 'published' })]);
});
