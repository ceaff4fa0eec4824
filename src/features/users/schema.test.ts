import { describe, expect, it } from 'vitest';
import { blankUser, editUserSchema, newUserSchema, type UserInput } from './schema';

const valid: UserInput = {
  ...blankUser,
  email: 'meera@example.com',
  password: 'a long enough one',
  fullName: 'Meera Iyer',
};

function messages(input: UserInput): string[] {
  const result = newUserSchema.safeParse(input);
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

describe('a new user', () => {
  it('starts as a content creator of the content team', () => {
    expect(blankUser).toMatchObject({ role: 'content', team: 'Content' });
  });

  it('has its address in the form in which accounts keep it', () => {
    expect(newUserSchema.parse({ ...valid, email: '  Meera@Example.COM ' }).email).toBe(
      'meera@example.com',
    );
  });

  it('has a name of one line', () => {
    expect(newUserSchema.parse({ ...valid, fullName: ' Meera \n  Iyer ' }).fullName).toBe(
      'Meera Iyer',
    );
  });

  it('E12 takes passwords as they are typed', () => {
    const password = '  ünusual 🧵 passwörd  ';
    expect(newUserSchema.parse({ ...valid, password }).password).toBe(password);
  });

  it.each([
    [{ email: '' }, 'Email is required'],
    [{ email: 'meera@' }, 'Enter a valid email address'],
    [{ password: '' }, 'Temporary password is required'],
    [{ password: 'seven77' }, 'Use at least 8 characters'],
    [{ fullName: ' ' }, 'Full name is required'],
    [{ fullName: 'x'.repeat(121) }, 'Use at most 120 characters'],
  ] as const)('%j is refused', (change, message) => {
    expect(messages({ ...valid, ...change })[0]).toBe(message);
  });
});

describe('a changed user', () => {
  it('needs no password', () => {
    expect(editUserSchema.safeParse({ ...valid, password: '' }).success).toBe(true);
  });

  it('still needs a name', () => {
    expect(editUserSchema.safeParse({ ...valid, fullName: '' }).success).toBe(false);
  });
});
