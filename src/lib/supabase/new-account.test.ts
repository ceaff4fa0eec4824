import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackendClient } from './create-backend-client';
import { createAccount } from './new-account';

vi.mock('./create-backend-client', () => ({ createBackendClient: vi.fn() }));

const signUp = vi.fn();
const signOut = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  signOut.mockResolvedValue({ error: null });
  vi.mocked(createBackendClient).mockReturnValue({ auth: { signUp, signOut } } as never);
});

const person = {
  email: 'meera@example.com',
  password: 'a long enough one',
  fullName: 'Meera Iyer',
  role: 'content',
  team: 'Content',
  returnTo: '/cms/login',
};

interface SignUpCall {
  readonly options: { readonly data: Record<string, unknown>; readonly emailRedirectTo: string };
}

/** Answers as the service does to a new address: with what was sent along. */
function answerNew(extra: Record<string, unknown> = {}) {
  signUp.mockImplementation(({ options }: SignUpCall) =>
    Promise.resolve({
      data: {
        user: { id: 'new-id', email: person.email, identities: [{}], user_metadata: options.data },
        session: null,
        ...extra,
      },
      error: null,
    }),
  );
}

describe('signing somebody else up', () => {
  it('E03 happens on a client that stores no session', async () => {
    answerNew();
    await expect(createAccount(person)).resolves.toEqual({ id: 'new-id', email: person.email });
    expect(createBackendClient).toHaveBeenCalledWith(expect.objectContaining({ isLasting: false }));
    expect(signUp).toHaveBeenCalledWith(
      expect.objectContaining({
        email: person.email,
        options: expect.objectContaining({
          emailRedirectTo: `${window.location.origin}/cms/login`,
          data: expect.objectContaining({
            full_name: 'Meera Iyer',
            role: 'content',
            team: 'Content',
          }),
        }),
      }),
    );
    expect(signOut).not.toHaveBeenCalled();
  });

  it('E03 ends the session that comes along where sign-up confirms by itself', async () => {
    answerNew({ session: { access_token: 'x' } });
    await createAccount(person);
    expect(signOut).toHaveBeenCalledWith({ scope: 'local' });
  });

  it.each([
    ['a user without identities', { id: 'made-up', identities: [], user_metadata: {} }],
    // Unconfirmed: the service sends the e-mail again and answers with the account that is there.
    [
      'the account that was there before',
      { id: 'old-id', identities: [{}], user_metadata: { creation: 'another' } },
    ],
  ])('E04 an address that exists is told by %s', async (_answer, user) => {
    signUp.mockResolvedValue({ data: { user, session: null }, error: null });
    await expect(createAccount(person)).rejects.toMatchObject({
      kind: 'duplicate',
      code: 'user_already_exists',
      message: 'An account with this email address exists already.',
    });
  });

  it.each([
    { code: 'user_already_exists', message: 'User already registered', status: 422 },
    {
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 59 seconds.',
      status: 429,
    },
  ])('E04 … and by the error $code', async (error) => {
    signUp.mockResolvedValue({ data: { user: null, session: null }, error });
    await expect(createAccount(person)).rejects.toMatchObject({ code: 'user_already_exists' });
  });

  it('the limit of the whole project is no sign of an account', async () => {
    const error = {
      code: 'over_email_send_rate_limit',
      message: 'email rate limit exceeded',
      status: 429,
    };
    signUp.mockResolvedValue({ data: { user: null, session: null }, error });
    await expect(createAccount(person)).rejects.toMatchObject({ kind: 'rate-limited' });
  });
});
