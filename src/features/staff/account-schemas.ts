import * as z from 'zod/mini';
import { limits } from '@/config/limits';
import { noHiddenText } from '@/lib/hidden-text';
import { fitsPassword, PASSWORD_TOO_LONG } from '@/lib/password-length';

/** Taken as it is typed or pasted: blanks and letters of any script are part of a password. */
const newPassword = z.string().check(
  z.refine(
    (value) => Array.from(value).length >= limits.passwordMin,
    `Use at least ${limits.passwordMin} characters`,
  ),
  z.refine(fitsPassword, PASSWORD_TOO_LONG),
);

export const newPasswordSchema = z.object({ password: newPassword });

export const nameSchema = z.object({
  fullName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Name is required'),
      z.maxLength(limits.fullName, `Use at most ${limits.fullName} characters`),
      noHiddenText('name'),
    ),
});

export const ownPasswordSchema = z.object({
  currentPassword: z.string().check(z.minLength(1, 'Your present password is required')),
  password: newPassword,
  // Asked for, and looked at, where the account has a second factor.
  code: z.string(),
});
