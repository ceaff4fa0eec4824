import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeDataApi, rows } from '@/testing/fake-data-api';
import { redirectQueries } from './queries';

vi.mock('@/lib/supabase/client', () => ({
  supabase: () => {
    throw new Error('Staff see what visitors do not.');
  },
}));

afterEach(() => vi.unstubAllGlobals());

it('addresses that somebody may have meant are looked for as a visitor, who finds nothing scheduled', async () => {
  const api = fakeDataApi(() => rows({ slug: 'live-session-guide' }));
  const nearest = await new QueryClient().query(redirectQueries.nearest('/live-sesion-guide'));
  expect(nearest[0]).toBe('/live-session-guide');
  expect(api.requests.map(({ target }) => target)).toEqual(['pages']);
});
