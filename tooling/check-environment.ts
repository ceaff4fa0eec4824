/**
 * Stops `vite` and the build before they start with settings that cannot work. What the site reads of them is
 * checked again when its pages are written (src/config/env.ts).
 *
 * @throws Error with a sentence that says what to set
 */
export function checkEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  command: 'build' | 'serve',
): void {
  const hosts = (environment['VITE_PICTURE_HOSTS'] ?? '').split(',').map((host) => host.trim());
  // They stand in the Content Security Policy: anything but a plain name would open or break it.
  const odd = hosts.find(
    (host) => host !== '' && !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/i.test(host),
  );
  if (odd !== undefined) {
    throw new Error(
      `VITE_PICTURE_HOSTS lists names of hosts, separated by commas, such as cdn.example,images.example; "${odd}" is none.`,
    );
  }
  const provider = environment['VITE_CAPTCHA_PROVIDER'] ?? '';
  const hasSiteKey = (environment['VITE_CAPTCHA_SITE_KEY'] ?? '') !== '';
  if (!['', 'turnstile', 'hcaptcha'].includes(provider) || hasSiteKey !== (provider !== '')) {
    throw new Error(
      'A captcha needs both VITE_CAPTCHA_PROVIDER (turnstile or hcaptcha) and VITE_CAPTCHA_SITE_KEY; without a captcha leave both empty.',
    );
  }
  const url = environment['VITE_SUPABASE_URL'] ?? '';
  if (url === '') return;
  const missing = [
    !URL.canParse(url) && 'VITE_SUPABASE_URL',
    (environment['VITE_SUPABASE_ANON_KEY'] ?? '') === '' && 'VITE_SUPABASE_ANON_KEY',
  ].filter((name) => name !== false);
  if (missing.length > 0) {
    throw new Error(
      `The environment is incomplete: set ${missing.join(', ')} in .env (see .env.example), or remove .env to use the embedded backend.`,
    );
  }
  if (command === 'build' && environment['VITE_DEMO_ACCOUNTS'] === 'true') {
    throw new Error(
      'VITE_DEMO_ACCOUNTS=true is for the embedded backend only: a build against a project of its own must not offer demo accounts.',
    );
  }
}
