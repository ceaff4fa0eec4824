import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { brokenBackend, fakeDataApi } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { answeredShare, medianText, type LeadFigures as Figures } from '../figures';
import { figuresCsv } from '../figures-export';
import { DashboardLeads } from './dashboard-leads';
import { LeadFigures } from './lead-figures';
import { WaitingMark } from './waiting-mark';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const stored = {
  per_day: [
    { day: '2026-11-21', leads: 6 },
    { day: '2026-11-22', leads: 2 },
  ],
  by_kind: [
    { key: 'course-application', leads: 5 },
    { key: 'contact-message', leads: 3 },
  ],
  by_channel: [{ key: '=cmd', leads: 8 }],
  by_subject: [
    { key: 'data-science', leads: 4 },
    { key: 'junior-data-analyst', leads: 1 },
  ],
  answered: 6,
  answered_in_time: 5,
  median_reply_minutes: 190,
  waiting: 1000,
  late: 3,
};

const figures: Figures = {
  perDay: stored.per_day,
  byKind: stored.by_kind,
  byChannel: stored.by_channel,
  bySubject: stored.by_subject,
  answered: 6,
  answeredInTime: 5,
  medianReplyMinutes: 190,
  waiting: 1000,
  late: 3,
};

afterEach(() => vi.unstubAllGlobals());

it('the dashboard says who waits, who is late, and how soon people get an answer', async () => {
  const api = fakeDataApi(brokenBackend);
  renderPage(<DashboardLeads />);
  expect(await screen.findByText('Failed to fetch the figures of leads')).toBeInTheDocument();
  api.answer = () => Response.json(stored);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1,000+')).toBeInTheDocument();
  const valueOf = (term: RegExp) => screen.getByText(term).nextElementSibling?.textContent;
  expect(valueOf(/^Late/)).toBe('3');
  expect(valueOf(/^Median/)).toBe('3 h');
  expect(screen.getByRole('link', { name: 'All leads' })).toHaveAttribute('href', '/cms/leads');
});

it('Analytics counts leads per day, by kind, source and course', async () => {
  const api = fakeDataApi(() => Response.json(stored));
  renderPage(<LeadFigures days={7} />);
  const total = await screen.findByRole('group', { name: 'Leads in 7 days' });
  expect(total).toHaveTextContent('8');
  expect(screen.getByRole('group', { name: 'Answered within 24 h' })).toHaveTextContent(
    '63%5 of 8; the latest may still be in time',
  );
  expect(screen.getByText('Data Science with Python and SQL')).toBeInTheDocument();
  // A job is no course.
  expect(screen.queryByText('Junior Data Analyst')).not.toBeInTheDocument();
  const table = within(screen.getByRole('table', { hidden: true }));
  expect(table.getByRole('row', { name: '21 Nov 2026 6', hidden: true })).toBeInTheDocument();
  expect(api.requests[0]?.body).toEqual({ days: 7 });
});

it('the exported figures name what they count, and run nothing', () => {
  expect(figuresCsv(figures).slice(1).split('\r\n')).toEqual([
    'Figure,Of,Leads',
    'Day (IST),2026-11-21,6',
    'Day (IST),2026-11-22,2',
    'Kind,Course application,5',
    'Kind,Contact message,3',
    "Source,'=cmd,8",
    'About,Data Science with Python and SQL,4',
    'About,Junior Data Analyst,1',
    'Answered,at all,6',
    'Answered,within 24 hours,5',
    '',
  ]);
});

it('without leads there is no share and no median', () => {
  const none = { ...figures, perDay: [], medianReplyMinutes: null };
  expect(answeredShare(none)).toBeNull();
  expect(medianText(none)).toBe('–');
});

it.each([
  [{ needs_reply: 12, late: 2 }, '12 waiting, 2 late'],
  [{ needs_reply: 1000, late: 0 }, '1,000+ waiting'],
  [{ needs_reply: 0, late: 0 }, ''],
])('the menu says of %j "%s"', async (counts, text) => {
  const api = fakeDataApi(() => Response.json(counts));
  const { container } = renderPage(<WaitingMark />);
  await vi.waitFor(() => expect(api.requests).toHaveLength(1));
  await vi.waitFor(() => expect(container.textContent).toBe(text));
});
