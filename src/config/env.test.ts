import { afterEach, describe, expect, it, vi } from 'vitest';

/** The module reads the environment once, so each test loads it anew. */
async function readEnv(changes: Record<string, string | boolean> = {}) {
  vi.resetModules();
  for (const [name, value] of Object.entries(changes)) vi.stubEnv(name as 'PROD', value as boolean);
  const { env } = await import('./env');
  return env;
}

afterEach(() => vi.unstubAllEnvs());

describe('the environment', () => {
  it('is the site’s own origin without settings', async () => {
    const env = await readEnv();
    expect(env.supabaseUrl).toBe('http://localhost:5173');
    expect(env.siteUrl).toBeUndefined();
  });

  it('loses the slash at the end of an address', async () => {
    const env = await readEnv({ VITE_SITE_URL: 'https://careerloom.example/' });
    expect(env.siteUrl).toBe('https://careerloom.example');
  });

  it('has a captcha where provider and key are set, and none without', async () => {
    expect((await readEnv()).captcha).toBeUndefined();
    const set = { VITE_CAPTCHA_PROVIDER: 'hcaptcha', VITE_CAPTCHA_SITE_KEY: 'key' };
    expect((await readEnv(set)).captcha).toEqual({ provider: 'hcaptcha', siteKey: 'key' });
  });

  it.each([
    [{ VITE_CAPTCHA_SITE_KEY: 'key' }, 'VITE_CAPTCHA_PROVIDER and VITE_CAPTCHA_SITE_KEY'],
    [{ VITE_CAPTCHA_PROVIDER: 'turnstile' }, 'VITE_CAPTCHA_PROVIDER and VITE_CAPTCHA_SITE_KEY'],
    [
      { VITE_CAPTCHA_PROVIDER: 'x', VITE_CAPTCHA_SITE_KEY: 'key' },
      'VITE_CAPTCHA_PROVIDER and VITE_CAPTCHA_SITE_KEY',
    ],
    [{ VITE_SITE_URL: 'careerloom' }, 'VITE_SITE_URL'],
    [{ VITE_DEMO_ACCOUNTS: 'yes' }, 'VITE_DEMO_ACCOUNTS'],
    [{ VITE_SITE_URL: '//x', VITE_DEMO_ACCOUNTS: '1' }, 'VITE_SITE_URL, VITE_DEMO_ACCOUNTS'],
  ])('%j stops the site with a sentence that says what to set', async (changes, names) => {
    await expect(readEnv(changes)).rejects.toThrow(
      `The environment is incomplete: set ${names} in .env (see .env.example), or remove .env to use the embedded backend.`,
    );
  });

  it('is checked where a build writes its pages, and no more by who visits them', async () => {
    const changes = { VITE_SITE_URL: '//x', PROD: true };
    await expect(readEnv({ ...changes, SSR: true })).rejects.toThrow('VITE_SITE_URL');
    expect((await readEnv({ ...changes, SSR: false })).siteUrl).toBe('//x');
  });
});
