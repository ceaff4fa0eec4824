/** The check against robots that the project's sign-in service asks for. */
export interface Captcha {
  readonly provider: 'turnstile' | 'hcaptcha';
  /** Public by design; its secret half is known to the service alone. */
  readonly siteKey: string;
}

/** The environment as it was built in; read and checked once. */
const raw = {
  url: import.meta.env.VITE_SUPABASE_URL,
  key: import.meta.env.VITE_SUPABASE_ANON_KEY,
  siteUrl: import.meta.env.VITE_SITE_URL ?? '',
  demoAccounts: import.meta.env.VITE_DEMO_ACCOUNTS ?? '',
  pictureHosts: import.meta.env.VITE_PICTURE_HOSTS ?? '',
  captchaProvider: import.meta.env.VITE_CAPTCHA_PROVIDER ?? '',
  captchaSiteKey: import.meta.env.VITE_CAPTCHA_SITE_KEY ?? '',
};

const captcha = readCaptcha();

// What is built in does not change: the build has checked it when its pages are written, and visitors need not again.
if (import.meta.env.SSR || !import.meta.env.PROD) check();

const isSameOrigin = raw.url === 'same-origin';

export const env = {
  /** Origin of the Supabase project without trailing slash; read lazily because prerendering has no window. */
  get supabaseUrl(): string {
    return isSameOrigin ? window.location.origin : raw.url.replace(/\/+$/, '');
  },
  /** What stands before an address in the project's storage; empty where the site and its backend share an origin. */
  get assetOrigin(): string {
    return isSameOrigin ? '' : raw.url.replace(/\/+$/, '');
  },
  /** Public by design: row-level security is what protects the data. */
  supabaseKey: raw.key,
  /** Absolute address of the site for canonical links and feeds, without trailing slash. */
  siteUrl: raw.siteUrl === '' ? undefined : raw.siteUrl.replace(/\/+$/, ''),
  /** Other hosts whose pictures older texts may still show. */
  pictureHosts: raw.pictureHosts.split(',').map((host) => host.trim().toLowerCase()),
  /** Undefined where the project asks for none. */
  captcha,
  /** The sign-in page lists the seeded demo accounts. */
  showDemoAccounts: raw.demoAccounts === 'true' && isSameOrigin,
};

function readCaptcha(): Captcha | undefined {
  const { captchaProvider: provider, captchaSiteKey: siteKey } = raw;
  const isKnown = provider === 'turnstile' || provider === 'hcaptcha';
  return isKnown && siteKey !== '' ? { provider, siteKey } : undefined;
}

/** By hand: it is short, and needs no schema library where the site is developed. */
function check(): void {
  const problems = [
    raw.url !== 'same-origin' && !URL.canParse(raw.url) && 'VITE_SUPABASE_URL',
    !raw.key && 'VITE_SUPABASE_ANON_KEY',
    raw.siteUrl !== '' && !URL.canParse(raw.siteUrl) && 'VITE_SITE_URL',
    !['', 'true', 'false'].includes(raw.demoAccounts) && 'VITE_DEMO_ACCOUNTS',
    raw.captchaProvider + raw.captchaSiteKey !== '' &&
      !captcha &&
      'VITE_CAPTCHA_PROVIDER and VITE_CAPTCHA_SITE_KEY',
  ].filter((name) => name !== false);
  if (problems.length > 0) {
    throw new Error(
      `The environment is incomplete: set ${problems.join(', ')} in .env (see .env.example), or remove .env to use the embedded backend.`,
    );
  }
}
