import * as z from 'zod/mini';
import { noHiddenText } from '@/lib/hidden-text';
import type { AppError } from '@/lib/supabase/errors';

/** Apps show the digits in groups; they may be pasted so. */
export const codeText = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.replaceAll(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'Enter the six digits that your app shows')),
);

export const codeSchema = z.object({ code: codeText });

/** Letters of a device's name. */
export const DEVICE_NAME_LENGTH = 60;

export const deviceSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'A name is required'),
      z.maxLength(DEVICE_NAME_LENGTH, `Use at most ${DEVICE_NAME_LENGTH} characters`),
      noHiddenText('name'),
    ),
});

/** What a form says when nobody has looked at the code, or the service has had enough for now. */
export function codeFailure({ kind, message }: AppError): string {
  return kind === 'rate-limited'
    ? 'There were many attempts in a short time. Wait a minute and try again; nothing is locked.'
    : message;
}
