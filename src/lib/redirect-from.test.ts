import { afterEach, expect, it } from 'vitest';
import { redirectFrom } from './redirect-from';

afterEach(() => window.history.replaceState(null, '', '/'));

function historyAfter(shown: string, asked: string) {
  window.history.replaceState(null, '', shown);
  const answer = redirectFrom(new Request(new URL(asked, window.location.origin)), '/cms/login');
  expect(answer.headers.get('Location')).toBe('/cms/login');
  return answer.headers.has('X-Remix-Replace') ? 'replaced' : 'added';
}

it('replaces the entry of an address that is shown already, or Back would lead to it again', () => {
  expect(historyAfter('/cms/content?page=2', '/cms/content?page=2')).toBe('replaced');
});

it('keeps the page that one comes from', () => {
  expect(historyAfter('/courses', '/cms')).toBe('added');
  expect(historyAfter('/cms/content?page=1', '/cms/content?page=2')).toBe('added');
});
