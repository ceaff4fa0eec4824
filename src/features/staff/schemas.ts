import * as z from 'zod/mini';

const email = z
  .string()
  .check(z.trim(), z.minLength(1, 'Email is required'), z.email('Enter a valid email address'));

export const signInSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Password is required')),
});

export const resetRequestSchema = z.object({ email });

export const renewSchema = z.object({
  password: z.string().check(z.minLength(1, 'Password is required')),
});
