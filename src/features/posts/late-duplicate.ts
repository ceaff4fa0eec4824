import { lateCode } from '@/lib/late-code';

const code = lateCode(() => import('./duplicate'));

/** `duplicatePost`, whose code comes when it is first wanted. @throws AppError, or MissingCodeError */
export async function duplicatePost(
  id: string,
  copyId: string,
): Promise<{ readonly title: string }> {
  return (await code.load()).duplicatePost(id, copyId);
}
