import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brokenBackend, fakeDataApi, rows } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { toIstIso } from '@/lib/ist';
import { addMonths, monthName, monthOf, weeksOf } from './coming-up';
import { ComingUp } from './components/coming-up';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

afterEach(() => vi.unstubAllGlobals());

describe('months', () => {
  it('are those of India, and go on over the end of a year', () => {
    expect(monthOf(Date.parse('2026-11-30T18:29:59Z'))).toBe('2026-11');
    expect(monthOf(Date.parse('2026-11-30T18:30:00Z'))).toBe('2026-12');
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(monthName('2026-11')).toBe('November 2026');
  });

  it('are whole weeks from Monday on', () => {
    const weeks = weeksOf('2026-11', []);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks[0]?.[0]).toMatchObject({ date: '2026-10-26', isInMonth: false });
    expect(weeks[0]?.[6]).toMatchObject({ date: '2026-11-01', isInMonth: true });
    expect(weeks.flat().filter((day) => day.isInMonth)).toHaveLength(30);
  });
});

describe('what comes', () => {
  const start = `${addMonths(monthOf(Date.now()), 1)}-03T09:00:00+05:30`;

  it('shows beginnings and ends of the month, of what the person may see', async () => {
    const api = fakeDataApi(({ query, target }) =>
      target === 'blog_posts' &&
      query.get('or')?.includes(new Date(start).toISOString().slice(0, 7))
        ? rows({
            id: 'a',
            title: 'Spring course',
            publish_at: start,
            unpublish_at: '2090-01-01 00:00:00+00',
          })
        : rows(),
    );
    renderPage(<ComingUp scope={{ posts: true, pages: false }} />);
    expect(await screen.findByText(/^Nothing begins or ends in/)).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Later month' }));
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('link', { name: 'Spring course' })).toBeInTheDocument();
    expect(table).toHaveTextContent('09:00 post begins');
    expect(table).not.toHaveTextContent('ends');
    expect(api.requests.map(({ target }) => target)).not.toContain('pages');
  });

  it('says when a month holds more than it shows', async () => {
    const scheduled = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `p${index}`,
        title: `Lesson ${index}`,
        publish_at: toIstIso(Date.now()),
        unpublish_at: null,
      }));
    let count = 299;
    fakeDataApi(() => rows(...scheduled(count)));
    const { unmount } = renderPage(<ComingUp scope={{ posts: true, pages: false }} />);
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(screen.queryByText(/than is shown here/)).toBeNull();
    unmount();
    count = 300;
    renderPage(<ComingUp scope={{ posts: true, pages: false }} />);
    expect(await screen.findByText(/than is shown here/)).toBeInTheDocument();
  });

  it('says that it could not be fetched', async () => {
    fakeDataApi(brokenBackend);
    renderPage(<ComingUp scope={{ posts: true, pages: true }} />);
    expect(await screen.findByText('Failed to fetch what is scheduled')).toBeInTheDocument();
  });
});
