import { afterEach, expect, it } from 'vitest';
import { closeConnections } from './close-connections';

const policies = () =>
  document.head.querySelectorAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');

afterEach(() => {
  for (const policy of policies()) policy.remove();
});

it('lets a page of the visitors talk to the site and its backend alone', () => {
  closeConnections();
  expect([...policies()].map(({ content }) => content.trim())).toEqual([
    `connect-src 'self' ${window.location.origin}`,
  ]);
});
