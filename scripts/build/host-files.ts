import { immutable } from '../../tooling/static-host.ts';

/**
 * Header and fallback rules for the common static hosts: Netlify and Cloudflare Pages read `_headers`
 * and `_redirects`, Vercel reads `vercel.json`. For nginx and Apache see docs/deploying.md.
 */
export function hostFiles(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers);
  const asLines = entries.map(([name, value]) => `  ${name}: ${value}`).join('\n');
  const vercel = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: entries.map(([key, value]) => ({ key, value })) },
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: immutable }] },
    ],
    // Files win over rewrites: only addresses without a file of their own reach the shell.
    rewrites: [{ source: '/((?!.*\\.).*)', destination: '/app.html' }],
  };
  return {
    _headers: `/*\n${asLines}\n\n/assets/*\n  Cache-Control: ${immutable}\n`,
    _redirects: '/*  /app.html  200\n',
    'vercel.json': `${JSON.stringify(vercel, null, 2)}\n`,
  };
}
