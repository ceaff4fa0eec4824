/**
 * The HTTP headers that every answer of the site carries. Hosts read them from generated files
 * (`_headers`, `vercel.json`); `vite preview` sends the same ones so that tests see what visitors get.
 *
 * @param backendOrigin origin of the Supabase project, or '' when it shares the site's origin.
 */
export function securityHeaders(backendOrigin: string): Record<string, string> {
  const backend = backendOrigin === '' ? '' : ` ${backendOrigin}`;
  const policy = [
    `default-src 'self'`,
    `script-src 'self'`,
    // Radix and the editor insert style elements and attributes while they position things.
    `style-src 'self' 'unsafe-inline'`,
    // Articles may show pictures from other sites, over https only.
    `img-src 'self' data: blob: https:${backend}`,
    `media-src 'self' blob:${backend}`,
    `font-src 'self'`,
    `connect-src 'self'${backend}`,
    `frame-src https://www.youtube-nocookie.com https://player.vimeo.com`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types careerloom-json-ld dompurify ProseMirrorClipboard`,
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
