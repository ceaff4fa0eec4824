import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { downloadFile } from '@/lib/download-file';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { refetchFreshly } from '../tab-counts';
import { leadId, listedRow } from '../testing/lead-rows';
import { LeadsScreen } from './leads-screen';

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});
vi.mock('@/lib/download-file');

const me = { id: '00000000-0000-4000-8000-00000000000a', name: 'Rohan Kapoor' };
const other = { id: '00000000-0000-4000-8000-00000000000b', name: 'Asha Rao' };
const second = '7f3a91bc-0000-4000-8000-000000000002';
const tabs = { needs_reply: 1000, mine: 2, all: 1000, spam: 0, late: 3 };

/** Answers reads with the list; everything else with `write`. */
function answerWith(
  list: readonly object[],
  write: (request: DataRequest) => Response = () => rows(),
) {
  return fakeDataApi((request) => {
    switch (request.target) {
      case 'rpc/search_submissions':
        return rows(...list);
      case 'rpc/count_submissions':
        return Response.json(list.length);
      case 'rpc/count_lead_tabs':
        return Response.json(tabs);
      case 'rpc/lead_owners':
        return rows(me, other);
      case 'rpc/lead_figures':
        return Response.json({
          per_day: [],
          by_kind: [],
          by_channel: [{ key: 'newsletter', leads: 4 }],
          by_subject: [],
          answered: 0,
          answered_in_time: 0,
          median_reply_minutes: null,
          waiting: 0,
          late: 0,
        });
      default:
        return write(request);
    }
  });
}

function open(address = '/cms/leads') {
  const { router } = renderPage(<LeadsScreen me={me} />, { path: '/cms/leads', address });
  return { user: userEvent.setup(), location: () => router.state.location };
}

/** jsdom's files cannot be asked themselves. */
function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(file ?? new Blob());
  });
}

const bodyOf = (api: ReturnType<typeof fakeDataApi>, target: string) =>
  api.requests.findLast((request) => request.target === target)?.body;

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the list of leads', () => {
  it('says who, what, where from, when, how long still, whose and how far', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    answerWith([
      listedRow({ name: hostile }),
      listedRow({
        id: second,
        kind: 'job-application',
        subject: 'junior-data-analyst',
        stage: 'interview',
        reply_due_at: '2026-11-22 10:00:00+00',
        owner_id: other.id,
        owner_name: other.name,
        channel: '',
      }),
    ]);
    open();
    const [, first, last] = await screen.findAllByRole('row');
    for (const text of [hostile, '20 h left', 'New', '22 Nov 2026'])
      expect(within(first ?? document.body).getAllByText(text).length).toBeGreaterThan(0);
    expect(first).toHaveTextContent('Course application · Data Science with Python and SQL');
    expect(first).toHaveTextContent('www.google.com');
    expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      `/cms/leads/${leadId}`,
    );
    for (const text of ['Junior Data Analyst', '2 h over', 'Asha Rao', 'Interview', 'Not kept'])
      expect(last).toHaveTextContent(text);
    expect(document.querySelector('img')).toBeNull();
  });

  it('is filtered, sorted and paged by the database, as the address says', async () => {
    const api = answerWith([listedRow()]);
    open(
      `/cms/leads?tab=mine&search=98765&kind=course-application&stage=new&owner=${other.id}&source=newsletter&period=7&sort=name&page=2`,
    );
    await screen.findByRole('table');
    expect(bodyOf(api, 'rpc/search_submissions')).toEqual({
      tab: 'mine',
      term: '98765',
      by_kind: 'course-application',
      by_stage: 'new',
      by_owner: other.id,
      by_channel: 'newsletter',
      days: 7,
      sort_by: 'name',
      page_size: 20,
      page_offset: 20,
    });
  });

  it('takes nothing strange from the address', async () => {
    const api = answerWith([listedRow()]);
    open('/cms/leads?tab=x&owner=1;drop&stage=hired!&period=9&page=-1');
    await screen.findByRole('table');
    expect(bodyOf(api, 'rpc/count_submissions')).toEqual({ tab: 'needs-reply', term: '' });
  });

  it('has tabs that are links, with counts, and keeps what was searched for', async () => {
    answerWith([listedRow()]);
    const { user, location } = open('/cms/leads?search=asha&page=3');
    const nav = screen.getByRole('navigation', { name: 'Leads' });
    expect(await within(nav).findByRole('link', { name: 'Needs reply (1,000+)' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await user.click(within(nav).getByRole('link', { name: 'Mine (2)' }));
    expect(location().search).toBe('?search=asha&tab=mine');
  });

  it('offers stages of the kind alone, and lets go of one that it does not have', async () => {
    answerWith([listedRow()]);
    const { user, location } = open('/cms/leads?stage=qualified');
    const stages = await screen.findByRole('combobox', { name: 'Stage' });
    expect(within(stages).queryByRole('option', { name: 'Spam' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Job application');
    await waitFor(() => expect(location().search).toBe('?kind=job-application'));
    expect(within(stages).queryByRole('option', { name: 'Qualified' })).not.toBeInTheDocument();
  });

  it.each([
    ['needs-reply', 'Nobody waits for a reply'],
    ['mine', 'No lead is yours'],
    ['spam', 'No spam'],
  ])('an empty tab %s says what that means', async (tab, title) => {
    answerWith([]);
    open(`/cms/leads?tab=${tab}`);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('F12: shows a failure as a failure, and Retry brings the list', async () => {
    const api = fakeDataApi(brokenBackend);
    const { user } = open();
    expect(await screen.findByText('Failed to fetch leads')).toBeInTheDocument();
    const { answer } = answerWith([listedRow()]);
    api.answer = answer;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Asha Menon' })).toBeInTheDocument();
  });
});

it('the list is read again each minute, and a failure is not said again and again', () => {
  expect(refetchFreshly({ state: { status: 'success' } })).toBe(60_000);
  expect(refetchFreshly({ state: { status: 'error' } })).toBe(false);
});

describe('several leads at once', () => {
  const outcome = (id: string, how = 'changed', reason = '') => ({ id, outcome: how, reason });

  it('are assigned, and the toast says what stayed and why', async () => {
    const api = answerWith([listedRow(), listedRow({ id: second, name: 'Bo' })], () =>
      rows(outcome(leadId), outcome(second, 'missing', 'This lead no longer exists')),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all rows of this page' }));
    const bar = screen.getByRole('group', { name: 'Chosen leads' });
    expect(bar).toHaveTextContent('2 chosen');
    await user.click(within(bar).getByRole('button', { name: 'Assign to' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Asha Rao' }));
    await waitFor(() =>
      expect(readToasts()).toMatchObject([
        {
          title: 'One lead assigned to Asha Rao',
          description: 'One lead stayed as it was: This lead no longer exists.',
        },
      ]),
    );
    expect(bodyOf(api, 'rpc/change_submissions')).toEqual({
      ids: [leadId, second],
      new_owner: other.id,
    });
  });

  it('e opens the stages of the row with the focus; a takes it', async () => {
    const api = answerWith([listedRow()], () => rows(outcome(leadId)));
    const { user } = open();
    await screen.findByRole('table');
    await user.keyboard('je');
    await user.click(await screen.findByRole('menuitem', { name: 'Qualified' }));
    await waitFor(() =>
      expect(bodyOf(api, 'rpc/change_submissions')).toEqual({
        ids: [leadId],
        new_stage: 'qualified',
      }),
    );
    // Back at the row, and nothing is chosen any longer.
    await waitFor(() => expect(screen.getByRole('link', { name: 'Asha Menon' })).toHaveFocus());
    expect(screen.queryByRole('group', { name: 'Chosen leads' })).not.toBeInTheDocument();
    await user.keyboard('a');
    await waitFor(() =>
      expect(bodyOf(api, 'rpc/change_submissions')).toEqual({ ids: [leadId], new_owner: me.id }),
    );
  });

  it('a refusal is told, and what was chosen stays so', async () => {
    answerWith([listedRow()], () =>
      Response.json({ code: '42501', message: 'no', details: null, hint: null }, { status: 403 }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Asha Menon' }));
    await user.click(screen.getByRole('button', { name: 'Move to' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Closed' }));
    await waitFor(() =>
      expect(readToasts()).toMatchObject([
        { title: 'Access Denied', description: "You don't have permission to manage leads" },
      ]),
    );
    expect(screen.getByRole('checkbox', { name: 'Choose Asha Menon' })).toBeChecked();
  });
});

describe('the export', () => {
  it('holds what the filters leave, over all pages, and runs nothing', async () => {
    const page = Array.from({ length: 100 }, (_, index) =>
      listedRow({
        id: `7f3a91bc-0000-4000-8000-${String(index).padStart(12, '0')}`,
        name: '=1+1',
        cohort: '2026-12-07',
        message_start: 'a;=cmd\n"b"',
      }),
    );
    const api = answerWith([listedRow()]);
    const { user } = open('/cms/leads?tab=all&search=x&period=30');
    await screen.findByRole('table');
    const { answer } = api;
    api.answer = (request) =>
      request.target === 'rpc/search_submissions' && request.body['page_size'] === 100
        ? rows(...(request.body['page_offset'] === 0 ? page : page.slice(0, 1)))
        : answer(request);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(downloadFile).toHaveBeenCalledOnce());
    const [name, file] = vi.mocked(downloadFile).mock.lastCall ?? [];
    expect(name).toBe('careerloom-leads-2026-11-22.csv');
    const lines = (await textOf(file)).split('\r\n');
    expect(lines).toHaveLength(102);
    expect(lines[1]).toBe(
      `CL-7F3A-91BC,2026-11-22 14:30:00,Course application,Data Science with Python and SQL,2026-12-07,'=1+1,asha@example.com,'+91 98765 43210,"a;=cmd\n""b""",www.google.com,New,,2026-11-23 14:30:00,`,
    );
    expect(bodyOf(api, 'rpc/search_submissions')).toMatchObject({ term: 'x', days: 30 });
    expect(bodyOf(api, 'rpc/search_submissions')).not.toHaveProperty('tab');
  });
});
