import { createHash } from 'node:crypto';

/**
 * The HTTP headers that every answer of the site carries, `vite preview` included, so that tests see what
 * visitors get.
 *
 * @param backendOrigin origin of the Supabase project, or '' when it shares the site's origin.
 * @param pictureHosts `VITE_PICTURE_HOSTS`: other hosts whose pictures older texts may still show, separated by commas
 * @param captchaProvider `VITE_CAPTCHA_PROVIDER`: whose script checks on the staff's sign-in that a person is there
 * @param inlineScripts texts of the scripts that stand in the pages themselves, to the letter: no other may
 */
export function securityHeaders(
  backendOrigin: string,
  pictureHosts = '',
  captchaProvider = '',
  inlineScripts: readonly string[] = [],
): Record<string, string> {
  const captcha = captchaSources[captchaProvider] ?? '';
  const backend = backendOrigin === '' ? '' : ` ${backendOrigin}`;
  const policy = [
    `default-src 'self'`,
    `script-src 'self'${inlineScripts.map(hashSource).join('')}${captcha}`,
    // Radix and the editor insert style elements and attributes while they position things.
    `style-src 'self' 'unsafe-inline'${captchaProvider === 'hcaptcha' ? captcha : ''}`,
    // A picture of another host would tell that host of every reader.
    `img-src 'self' data: blob:${backend}${sourcesOf(pictureHosts)}`,
    `media-src 'self' blob:${backend}`,
    `font-src 'self'`,
    // The editors fetch pictures of pasted texts from where they lie. Everywhere else boot.ts closes this again: a host
    // sends one policy with every address, and a page can only make it stricter.
    `connect-src 'self' https:${backend}${captcha}`,
    `frame-src https://www.youtube-nocookie.com https://player.vimeo.com${captcha}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types careerloom-json-ld dompurify ProseMirrorClipboard${captcha === '' ? '' : ' careerloom-captcha'}`,
  ].join('; ');
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * What deployed hosts send, through the generated files `_headers` and `vercel.json`: the headers above, and for a year the
 * promise that this host speaks https. The preview server does not make it: behind an https tunnel it would bind a name that is somebody else's tomorrow. Other names of the same domain
 * and the browsers' preload list are the owner's to decide.
 */
export function hostHeaders(
  backendOrigin: string,
  pictureHosts = '',
  captchaProvider = '',
  inlineScripts: readonly string[] = [],
): Record<string, string> {
  return {
    ...securityHeaders(backendOrigin, pictureHosts, captchaProvider, inlineScripts),
    'Strict-Transport-Security': 'max-age=31536000',
  };
}

/** Texts of the scripts that stand in a built page, for `inlineScripts`. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script type="module">([^]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
}

function hashSource(text: string): string {
  return ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What each provider documents that its script needs. */
const captchaSources: Readonly<Record<string, string>> = {
  turnstile: ' https://challenges.cloudflare.com',
  hcaptcha: ' https://hcaptcha.com https://*.hcaptcha.com',
};

function sourcesOf(pictureHosts: string): string {
  return pictureHosts
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '')
    .map((host) => ` https://${host}`)
    .join('');
}
