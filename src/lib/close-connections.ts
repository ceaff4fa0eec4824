import { env } from '@/config/env';

/**
 * Lets this document talk to the site and its backend alone. The policy in the headers has to leave other hosts open
 * for the staff's editors, which fetch the pictures of pasted texts, and the captcha's script for signing in; visitors'
 * pages have no reason to.
 */
export function closeConnections(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'self' ${env.supabaseUrl}${env.captcha ? "; script-src 'self'" : ''}`;
  document.head.append(policy);
}
