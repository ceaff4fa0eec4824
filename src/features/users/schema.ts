import * as z from 'zod/mini';
import { limits } from '@/config/limits';
import { roles, teams } from '@/config/roles';
import { noHiddenText } from '@/lib/hidden-text';
import { oneLine } from '@/lib/one-line';
import { fitsPassword, PASSWORD_TOO_LONG } from '@/lib/password-length';

/** One line, as the database takes it. */
const fullName = z.pipe(
  z.pipe(z.string(), z.transform(oneLine)),
  z
    .string()
    .check(
      z.minLength(1, 'Full name is required'),
      z.maxLength(limits.fullName, `Use at most ${limits.fullName} characters`),
      noHiddenText('full name'),
    ),
);

const place = {
  fullName,
  role: z.enum(roles, 'Role is required'),
  team: z.enum(teams, 'Team is required'),
};

/** Of an account that exists: address and password are its owner's. */
export const editUserSchema = z.object({
  email: z.string(),
  password: z.string(),
  byLink: z.boolean(),
  ...place,
});

export const newUserSchema = z.object({
  // In the form in which the sign-in service keeps it, so that no second account differs by case or blanks alone.
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Email is required'),
      z.maxLength(limits.email, `Use at most ${limits.email} characters`),
      z.email('Enter a valid email address'),
    ),
  password: z.string().check(
    z.refine((value) => value !== '', { error: 'Temporary password is required', abort: true }),
    z.refine(
      (value) => Array.from(value).length >= limits.passwordMin,
      `Use at least ${limits.passwordMin} characters`,
    ),
    z.refine(fitsPassword, PASSWORD_TOO_LONG),
  ),
  byLink: z.boolean(),
  ...place,
});

export type UserInput = z.input<typeof newUserSchema>;
export type UserValues = z.output<typeof newUserSchema>;

/** A new user as the dialog starts. */
export const blankUser: UserInput = {
  email: '',
  password: '',
  /** The person chooses a password by the link in the confirmation e-mail. */
  byLink: false,
  fullName: '',
  role: 'content',
  team: 'Content',
};
