import { afterEach, expect, it, vi } from 'vitest';

const policies = () =>
  document.head.querySelectorAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');

/** The environment is read once, so each test loads the module anew. */
async function close(captcha: Readonly<Record<string, string>>): Promise<string[]> {
  vi.resetModules();
  for (const [name, value] of Object.entries(captcha)) vi.stubEnv(name, value);
  const { closeConnections } = await import('./close-connections');
  closeConnections();
  return [...policies()].map(({ content }) => content.trim());
}

afterEach(() => {
  vi.unstubAllEnvs();
  for (const policy of policies()) policy.remove();
});

it('lets a page of the visitors talk to the site and its backend alone', async () => {
  expect(await close({})).toEqual([`connect-src 'self' ${window.location.origin}`]);
});

it('leaves the script of a captcha, which the headers let in, to those who sign in', async () => {
  expect(await close({ VITE_CAPTCHA_PROVIDER: 'turnstile', VITE_CAPTCHA_SITE_KEY: 'key' })).toEqual(
    [`connect-src 'self' ${window.location.origin}; script-src 'self'`],
  );
});
