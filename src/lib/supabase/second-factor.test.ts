import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeSignInService,
  refusal,
  rightPassword,
  type FakeSignInService,
} from '@/testing/fake-sign-in-service';
import type * as AuthService from './auth-service';
import type * as SecondFactor from './second-factor';
import type * as SessionFetch from './session-fetch';

const email = 'asha@careerloom.example';

let service: FakeSignInService;
let auth: typeof AuthService;
let factors: typeof SecondFactor;
let dataFetch: (typeof SessionFetch)['sessionFetch'];

beforeEach(async () => {
  window.localStorage.clear();
  // The client is made once and would keep the session of the test before.
  vi.resetModules();
  // For the client of the test before, and for requests without a network.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  service = fakeSignInService();
  auth = await import('./auth-service');
  factors = await import('./second-factor');
  dataFetch = (await import('./session-fetch')).sessionFetch;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function enrol(name: string): Promise<string> {
  const { id } = await factors.startFactor(name, 'Careerloom');
  await factors.confirmFactor(id, service.codes.get(id) ?? '');
  return id;
}

async function signInAnew() {
  await auth.signOut();
  return auth.signIn(email, rightPassword);
}

describe('setting up a device', () => {
  beforeEach(() => auth.signIn(email, rightPassword));

  it('gives a picture that is nothing but a picture, the key, and a link for an app', async () => {
    const made = await factors.startFactor('My phone', 'Careerloom');
    expect(made.qrCode).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(made.qrCode).not.toMatch(/[<>"#]/);
    expect(made.secret).toBe('JBSWY3DPEHPK3PXP');
    expect(made.appLink).toMatch(/^otpauth:\/\/totp\/.*issuer=Careerloom$/);
    expect(await auth.currentAccount()).toEqual({ id: 'u1', email });
  });

  it('counts from the first right code on', async () => {
    const { id } = await factors.startFactor('My phone', 'Careerloom');
    await expect(factors.confirmFactor(id, '000000')).rejects.toMatchObject({
      kind: 'invalid',
      message: 'This code is not right. Enter the one that your app shows now.',
    });
    expect(await factors.listFactors()).toEqual([]);
    await factors.confirmFactor(id, service.codes.get(id) ?? '');
    expect(await factors.listFactors()).toEqual([
      { id, name: 'My phone', createdAt: '2026-11-21T10:00:00Z' },
    ]);
    expect(await auth.currentAccount()).toMatchObject({ secondFactor: 'given' });
  });

  it('is begun anew under the same name after it was left half way', async () => {
    await factors.startFactor('My phone', 'Careerloom');
    await factors.startFactor('My phone', 'Careerloom');
    expect(service.factors).toHaveLength(1);
    await enrol('Tablet');
    await expect(factors.startFactor('Tablet', 'Careerloom')).rejects.toMatchObject({
      kind: 'invalid',
      message: 'You have a device of this name. Choose another one.',
    });
  });

  it('repeats nothing twice when the answer to the code was lost', async () => {
    const { id } = await factors.startFactor('My phone', 'Careerloom');
    const code = service.codes.get(id) ?? '';
    await factors.confirmFactor(id, code);
    await factors.confirmFactor(id, code);
    expect(await factors.listFactors()).toHaveLength(1);
  });
});

describe('the code after the password', () => {
  beforeEach(async () => {
    await auth.signIn(email, rightPassword);
    await enrol('My phone');
  });

  it('is wanted of who has a device, also after a reload, and holds all requests back until then', async () => {
    expect(await signInAnew()).toEqual({ id: 'u1', email, secondFactor: 'wanted' });
    expect(await auth.currentAccount()).toMatchObject({ secondFactor: 'wanted' });
    const before = service.requests.length;
    expect((await dataFetch('token', 'http://localhost/rest/v1/pages')).status).toBe(401);
    expect(service.requests).toHaveLength(before);
    expect(await factors.giveCode('111456')).toEqual({ id: 'u1', email, secondFactor: 'given' });
    await dataFetch('token', 'http://localhost/rest/v1/pages');
    expect(service.requests.length).toBeGreaterThan(before);
  });

  it('may be that of any device', async () => {
    await enrol('Tablet');
    await signInAnew();
    expect(await factors.giveCode('222456')).toMatchObject({ secondFactor: 'given' });
  });

  it.each([
    [422, 'mfa_verification_failed', 'invalid', /not right/],
    [422, 'mfa_challenge_expired', 'invalid', /took too long/],
    [422, 'mfa_ip_address_mismatch', 'invalid', /network changed/],
    [429, 'over_request_rate_limit', 'rate-limited', /Too many attempts/],
    [403, 'session_not_found', 'signed-out', /session has ended/],
    [403, 'mfa_verification_rejected', 'invalid', /signed out/],
    [500, 'unexpected_failure', 'server', /had a problem/],
  ])('says why it was not taken: %i %s', async (status, code, kind, message) => {
    await signInAnew();
    service.refuse = { at: '/verify', answer: () => refusal(status, code) };
    await expect(factors.giveCode('111456')).rejects.toMatchObject({
      kind,
      message: expect.stringMatching(message) as string,
    });
  });

  it('says that there is no network, and can be given later', async () => {
    await signInAnew();
    service.refuse = {
      at: 'factors',
      answer: () => {
        throw new TypeError('Failed to fetch');
      },
    };
    await expect(factors.giveCode('111456')).rejects.toMatchObject({ kind: 'offline' });
    service.refuse = null;
    expect(await factors.giveCode('111456')).toMatchObject({ secondFactor: 'given' });
  });

  it('is wanted no more when somebody removed the device meanwhile', async () => {
    await signInAnew();
    service.factors.length = 0;
    expect(await factors.giveCode('000000')).toEqual({ id: 'u1', email });
  });
});

describe('N70 removing a device', () => {
  it('needs a code, and with one leaves the others', async () => {
    await auth.signIn(email, rightPassword);
    const phone = await enrol('My phone');
    const tablet = await enrol('Tablet');
    await expect(factors.removeFactor(phone, '000000')).rejects.toMatchObject({ kind: 'invalid' });
    expect(service.factors).toHaveLength(2);
    await factors.removeFactor(phone, service.codes.get(tablet) ?? '');
    expect(service.factors.map(({ id }) => id)).toEqual([tablet]);
    // The answer was lost, and it is asked for once more.
    await factors.removeFactor(phone, '000000');
    expect(await auth.currentAccount()).toMatchObject({ secondFactor: 'given' });
  });
});

describe('proving both for a new password', () => {
  it('leaves the session in use as it is until both are right', async () => {
    await auth.signIn(email, rightPassword);
    await enrol('My phone');
    const stored = () => window.localStorage.getItem('careerloom-auth');
    const before = stored();
    await expect(factors.proveAnew(email, 'wrong', '111456')).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await expect(factors.proveAnew(email, rightPassword, '000000')).rejects.toMatchObject({
      code: 'mfa_verification_failed',
    });
    expect(stored()).toBe(before);
    expect(service.requests).toContain('POST logout?scope=local');
    await factors.proveAnew(email, rightPassword, '111456');
    expect(await auth.currentAccount()).toMatchObject({ secondFactor: 'given' });
  });
});
