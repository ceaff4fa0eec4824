import { lateCode } from '@/lib/late-code';
import type { TimedRow } from './store-times';

const code = lateCode(() => import('./change-row'));

/** `changeRow`, whose code comes when it is first wanted. @throws AppError, or MissingCodeError */
export async function changeRow(
  kind: 'post' | 'page',
  row: TimedRow,
  status: 'draft' | 'published',
  denial: string,
): Promise<void> {
  await (await code.load()).changeRow(kind, row, status, denial);
}
