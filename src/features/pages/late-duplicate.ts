import { lateCode } from '@/lib/late-code';

const code = lateCode(() => import('./duplicate'));

/** `duplicatePage`, whose code comes when it is first wanted. @throws AppError, or MissingCodeError */
export async function duplicatePage(
  id: string,
  copyId: string,
): Promise<{ readonly title: string }> {
  return (await code.load()).duplicatePage(id, copyId);
}
