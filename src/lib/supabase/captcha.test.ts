import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { supabase } from './client';
import { createBackendClient } from './create-backend-client';

vi.mock('./create-backend-client', () => ({ createBackendClient: vi.fn() }));
vi.mock('./client', () => ({ supabase: vi.fn() }));

const user = { id: 'u1', email: 'asha@careerloom.example', identities: [{}] };
const session = { user, access_token: 'a.b.c' };
const answer = () => Promise.resolve({ data: { user, session }, error: null });
const client = {
  signInWithPassword: vi.fn<(call: { options?: object }) => unknown>(),
  resetPasswordForEmail: vi.fn<(email: string, options: object) => unknown>(),
  resend: vi.fn<(call: { options?: object }) => unknown>(),
  signUp: vi.fn<(call: { options: { data: object } }) => unknown>(),
};

/** The modules read the environment once, so each test loads them anew. */
async function load(provider = '') {
  vi.resetModules();
  vi.stubEnv('VITE_CAPTCHA_PROVIDER', provider);
  vi.stubEnv('VITE_CAPTCHA_SITE_KEY', provider === '' ? '' : 'site-key');
  return { ...(await import('./auth')), ...(await import('./new-account')) };
}

const script = () => document.head.querySelector<HTMLScriptElement>('script[src]');

/** Stands in for the network: the provider's script arrives and finds these on the window. */
async function scriptArrives(globals: object) {
  await vi.waitFor(() => expect(script()).not.toBeNull());
  Object.assign(window, globals);
  window.careerloomCaptchaReady?.();
}

type Options = Record<string, (value?: unknown) => unknown>;

/** A Turnstile that does with each widget what it is told; hands out a new token each time. */
function fakeTurnstile(act: (options: Options, token: string) => void) {
  let count = 0;
  const render = vi.fn((box: HTMLElement, options: Options) => {
    count += 1;
    box.append(document.createElement('iframe'));
    queueMicrotask(() => act(options, `token-${count}`));
    return `widget-${count}`;
  });
  return { turnstile: { render, remove: vi.fn() } };
}

const solve = (options: Options, token: string) => options['callback']?.(token);

function fakeHCaptcha(run: (options: Options) => Promise<{ response: string }>) {
  let given: Options = {};
  const render = vi.fn((_box: HTMLElement, options: Options) => {
    given = options;
    return 'widget';
  });
  return { hcaptcha: { render, execute: vi.fn(() => run(given)), remove: vi.fn() } };
}

beforeEach(() => {
  vi.resetAllMocks();
  for (const call of Object.values(client)) call.mockImplementation(answer);
  client.signUp.mockImplementation(({ options }) =>
    Promise.resolve({
      data: { user: { ...user, user_metadata: options.data }, session: null },
      error: null,
    }),
  );
  vi.mocked(supabase).mockReturnValue({ auth: client } as never);
  vi.mocked(createBackendClient).mockReturnValue({ auth: client } as never);
  const input = document.createElement('input');
  input.value = 'typed';
  const form = document.createElement('form');
  form.append(input);
  document.body.replaceChildren(form);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  script()?.remove();
  Object.assign(window, { turnstile: undefined, hcaptcha: undefined });
});

const person = {
  email: user.email,
  password: 'a long enough one',
  fullName: 'Asha Rao',
  role: 'content',
  team: 'Content',
  returnTo: '/cms/login',
};

const requests = {
  'signing in': {
    send: (auth: Awaited<ReturnType<typeof load>>) => auth.signIn(user.email, 'secret'),
    sent: () => client.signInWithPassword.mock.calls[0]?.[0].options,
  },
  'asking for a new password': {
    send: (auth: Awaited<ReturnType<typeof load>>) =>
      auth.requestPasswordReset(user.email, '/cms/set-password'),
    sent: () => client.resetPasswordForEmail.mock.calls[0]?.[1],
  },
  'asking for the confirmation again': {
    send: (auth: Awaited<ReturnType<typeof load>>) =>
      auth.resendConfirmation(user.email, '/cms/login'),
    sent: () => client.resend.mock.calls[0]?.[0].options,
  },
  'signing somebody up': {
    send: (auth: Awaited<ReturnType<typeof load>>) => auth.createAccount(person),
    sent: () => client.signUp.mock.calls[0]?.[0].options,
  },
};

describe.each(Object.entries(requests))('%s', (_name, { send, sent }) => {
  it('asks nobody where no captcha is configured', async () => {
    await send(await load());
    expect(script()).toBeNull();
    expect(sent()).not.toHaveProperty('captchaToken');
  });

  it('carries a token of Turnstile', async () => {
    const pending = send(await load('turnstile'));
    const { turnstile } = fakeTurnstile(solve);
    await scriptArrives({ turnstile });
    await pending;
    expect(new URL(script()?.src ?? '').host).toBe('challenges.cloudflare.com');
    expect(turnstile.render).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ sitekey: 'site-key' }),
    );
    expect(sent()).toHaveProperty('captchaToken', 'token-1');
  });

  it('carries a token of hCaptcha', async () => {
    const pending = send(await load('hcaptcha'));
    await scriptArrives(fakeHCaptcha(() => Promise.resolve({ response: 'passed' })));
    await pending;
    expect(new URL(script()?.src ?? '').host).toBe('js.hcaptcha.com');
    expect(sent()).toHaveProperty('captchaToken', 'passed');
  });
});

describe('a token', () => {
  it('is good for one request: the next gets another, and the script is loaded once', async () => {
    const { signIn } = await load('turnstile');
    const first = signIn(user.email, 'wrong');
    const { turnstile } = fakeTurnstile(solve);
    await scriptArrives({ turnstile });
    await first;
    await signIn(user.email, 'right');
    expect(client.signInWithPassword.mock.calls.map(([call]) => call.options)).toEqual([
      { captchaToken: 'token-1' },
      { captchaToken: 'token-2' },
    ]);
    expect(turnstile.remove.mock.calls).toEqual([['widget-1'], ['widget-2']]);
    expect(document.head.querySelectorAll('script[src]')).toHaveLength(1);
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('a challenge', () => {
  const input = () => document.querySelector<HTMLElement>('input');
  const region = () => document.querySelector<HTMLElement>('[aria-label="Security check"]');

  it('shows above the form, has the focus, and gives it back', async () => {
    const { signIn } = await load('turnstile');
    input()?.focus();
    const pending = signIn(user.email, 'secret');
    let finish: () => void = () => undefined;
    await scriptArrives(
      fakeTurnstile((options, token) => {
        options['before-interactive-callback']?.();
        finish = () => solve(options, token);
      }),
    );
    await vi.waitFor(() => expect(document.activeElement).toBe(region()));
    expect(region()?.getAttribute('role')).toBe('region');
    expect(region()?.nextElementSibling).toBe(document.querySelector('form'));
    finish();
    await pending;
    expect(region()).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  it.each([
    [288, 'compact'],
    [400, 'normal'],
  ])('fits a form of %i pixels', async (width, size) => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const { signIn } = await load('turnstile');
    const pending = signIn(user.email, 'secret');
    const { turnstile } = fakeTurnstile(solve);
    await scriptArrives({ turnstile });
    await pending;
    expect(turnstile.render).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ size }),
    );
  });

  it('can be given up, which sends nothing and says so', async () => {
    const { signIn } = await load('turnstile');
    const pending = signIn(user.email, 'secret').catch((error: unknown) => error);
    await scriptArrives(fakeTurnstile((options) => options['before-interactive-callback']?.()));
    await vi.waitFor(() => expect(region()).not.toBeNull());
    region()?.querySelector('button')?.click();
    expect(await pending).toMatchObject({
      code: 'captcha',
      message: 'The security check was not completed, so nothing was sent. Try again.',
    });
    expect(client.signInWithPassword).not.toHaveBeenCalled();
    expect(region()).toBeNull();
    expect(document.querySelector('input')?.value).toBe('typed');
  });

  it('that never comes ends after half a minute, with a sentence', async () => {
    vi.useFakeTimers();
    const { signIn } = await load('turnstile');
    const pending = signIn(user.email, 'secret').catch((error: unknown) => error);
    const silent = fakeTurnstile(() => undefined);
    await scriptArrives(silent);
    await vi.waitFor(() => expect(silent.turnstile.render).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await Promise.race([pending, Promise.resolve('still waiting')])).toMatchObject({
      code: 'captcha',
      message: expect.stringMatching(/^The security check did not work/),
    });
    expect(silent.turnstile.remove).toHaveBeenCalledOnce();
  });

  it('that somebody is solving may take as long as they need', async () => {
    vi.useFakeTimers();
    const { signIn } = await load('turnstile');
    const pending = signIn(user.email, 'secret');
    let finish: () => void = () => undefined;
    await scriptArrives(
      fakeTurnstile((options, token) => {
        options['before-interactive-callback']?.();
        finish = () => solve(options, token);
      }),
    );
    await vi.waitFor(() => expect(region()).not.toBeNull());
    await vi.advanceTimersByTimeAsync(300_000);
    finish();
    await pending;
    expect(client.signInWithPassword).toHaveBeenCalledOnce();
  });

  it.each([
    ['challenge-closed', 'The security check was not completed, so nothing was sent. Try again.'],
    [
      'network-error',
      'The security check did not work, so nothing was sent. Try again, or use another browser.',
    ],
  ])('of hCaptcha that ends with %s has its sentence', async (reason, message) => {
    const { signIn } = await load('hcaptcha');
    const pending = signIn(user.email, 'secret').catch((error: unknown) => error);
    const run = (options: Options): Promise<{ response: string }> => {
      options['open-callback']?.();
      // It rejects with a word, not with an error.
      return Promise.resolve().then(() => {
        throw reason as unknown;
      });
    };
    await scriptArrives(fakeHCaptcha(run));
    expect(await pending).toMatchObject({ code: 'captcha', message });
    expect(region()).toBeNull();
    expect(client.signInWithPassword).not.toHaveBeenCalled();
  });

  it('that fails has its sentence', async () => {
    const { requestPasswordReset } = await load('turnstile');
    const pending = requestPasswordReset(user.email, '/').catch((error: unknown) => error);
    await scriptArrives(fakeTurnstile((options) => options['error-callback']?.('300010')));
    expect(await pending).toMatchObject({
      code: 'captcha',
      message: expect.stringMatching(/^The security check did not work/),
    });
  });
});

describe('the provider’s script', () => {
  it('that does not arrive has a sentence, and is asked for anew', async () => {
    const { signIn } = await load('turnstile');
    const failed = signIn(user.email, 'secret').catch((error: unknown) => error);
    await vi.waitFor(() => expect(script()).not.toBeNull());
    script()?.dispatchEvent(new Event('error'));
    expect(await failed).toMatchObject({
      code: 'captcha',
      message: expect.stringContaining('let your browser load challenges.cloudflare.com'),
    });
    expect(script()).toBeNull();
    const pending = signIn(user.email, 'secret');
    await scriptArrives(fakeTurnstile(solve));
    await pending;
    expect(client.signInWithPassword).toHaveBeenCalledOnce();
  });

  it('that arrives and then says nothing does not hold the form for ever', async () => {
    vi.useFakeTimers();
    const { signIn } = await load('turnstile');
    const failed = signIn(user.email, 'secret').catch((error: unknown) => error);
    await vi.waitFor(() => expect(script()).not.toBeNull());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failed).toMatchObject({ code: 'captcha' });
  });

  it('is the only one that the Trusted Types policy lets in', async () => {
    const createPolicy = vi.fn((_name: string, rules: object) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { signIn } = await load('turnstile');
    const pending = signIn(user.email, 'secret');
    await scriptArrives(fakeTurnstile(solve));
    await pending;
    vi.unstubAllGlobals();
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('careerloom-captcha', expect.anything());
    const rules = createPolicy.mock.calls[0]?.[1] as {
      createScriptURL: (address: string) => string;
    };
    expect(() => rules.createScriptURL('https://challenges.cloudflare.com/other.js')).toThrow(
      TypeError,
    );
  });
});
