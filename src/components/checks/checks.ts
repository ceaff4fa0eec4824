/** All that the checks need, in one piece of late code. */
export { findMissing } from '@/lib/checks/find-missing';
export { ChecksDialog } from './checks-dialog';
