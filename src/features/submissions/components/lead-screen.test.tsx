import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { leadId, leadRow } from '../testing/lead-rows';
import { LeadScreen } from './lead-screen';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});
vi.mock('@/lib/seo/private-head', () => ({ PrivateHead: () => null }));

const me = { id: '00000000-0000-4000-8000-00000000000a', name: 'Rohan Kapoor' };
const other = { id: '00000000-0000-4000-8000-00000000000b', name: 'Asha Rao' };

const event = (changes: object = {}) => ({
  id: 1,
  kind: 'received',
  at: '2026-11-22 09:00:00+00',
  actor_name: '',
  detail: {},
  ...changes,
});

/** What stands in the database; tests change it as another person would. */
let stored: Record<string, unknown>;
let events: object[];
let slots: object[];

function answer(request: DataRequest): Response {
  const { method, target, query, body } = request;
  switch (target) {
    case 'submissions': {
      if (method === 'GET') return Response.json(stored);
      const isCurrent = query.get('version') === `eq.${String(stored['version'])}`;
      if (!isCurrent) return rows();
      stored = { ...stored, ...body, version: Number(stored['version']) + 1 };
      return rows(stored);
    }
    case 'submission_events':
      return method === 'GET' ? rows(...events) : new Response(null, { status: 201 });
    case 'interview_slots':
      return rows(...slots);
    case 'rpc/lead_owners':
      return rows(me, other);
    case 'rpc/erase_person':
      return Response.json(2);
    default:
      return rows();
  }
}

function open(id = leadId) {
  const api = fakeDataApi(answer);
  const view = renderPage(<LeadScreen id={id} me={me} />, {
    path: '/cms/leads/:id',
    address: `/cms/leads/${id}`,
  });
  return { api, view, user: userEvent.setup() };
}

const writes = (api: ReturnType<typeof fakeDataApi>) =>
  api.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

beforeEach(() => {
  localStorage.clear();
  for (const { id } of readToasts()) removeToast(id);
  stored = leadRow();
  events = [event()];
  slots = [];
});
afterEach(() => vi.unstubAllGlobals());

async function choose(user: ReturnType<typeof userEvent.setup>, button: string, item: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('one lead', () => {
  it('says how to reach the person and what they wrote, as text', async () => {
    stored = leadRow({ message: '<script>alert(1)</script>\n=1+1' });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Menon' })).toBeVisible();
    expect(screen.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Write/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:asha@example\.com\?subject=Your%20application/),
    );
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(screen.queryByRole('heading', { name: 'Résumé' })).not.toBeInTheDocument();
  });

  it('is not found at an address that leads to none', async () => {
    const { api } = open('not-an-id');
    expect(await screen.findByRole('heading', { name: 'Lead not found' })).toBeVisible();
    expect(api.requests).toEqual([]);
  });

  it('F12: a failure says so, and Retry reads again', async () => {
    const { api, user } = open();
    api.answer = brokenBackend;
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch the lead');
    api.answer = answer;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Menon' })).toBeVisible();
  });

  it('once erased shows the tombstone and nothing to do', async () => {
    stored = leadRow({ name: '', email: '', phone: '', erased_at: '2026-11-22 10:00:00+00' });
    open();
    expect(await screen.findByText('Erased on 22 Nov 2026, 3:30 pm IST')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('leads from one that was replaced to the later one', async () => {
    stored = leadRow({ merged_into: '7f3a91bc-0000-4000-8000-000000000009' });
    open();
    expect(await screen.findByRole('link', { name: 'Open the later one' })).toHaveAttribute(
      'href',
      '/cms/leads/7f3a91bc-0000-4000-8000-000000000009',
    );
  });

  it('"Replied" writes the reply', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Replied' }));
    await waitFor(() => expect(readToasts()).toMatchObject([{ title: 'Marked as replied' }]));
    const written = api.requests.find(
      ({ method, target }) => method === 'POST' && target === 'submission_events',
    );
    expect(written?.body).toEqual({ submission_id: leadId, kind: 'reply', detail: {} });
  });

  it('everything of a person is erased once that is confirmed', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Erase this person' }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent('asha@example.com');
    expect(api.requests.some(({ target }) => target === 'rpc/erase_person')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Erase' }));
    await waitFor(() =>
      expect(readToasts()).toMatchObject([
        { title: 'Erased for good', description: '2 records of this person were emptied.' },
      ]),
    );
  });
});

describe('two people at once', () => {
  it('the later one sees what the first has made of it, and insists or lets it be', async () => {
    const { api, user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Note for the team' }), 'Called');
    stored = { ...stored, stage: 'contacted', version: 2 };
    events = [
      event({
        id: 2,
        kind: 'stage',
        actor_name: other.name,
        detail: { from: 'new', to: 'contacted' },
      }),
      ...events,
    ];
    await choose(user, 'Stage: New', 'Qualified');
    const notice = await screen.findByRole('alert');
    await waitFor(() => expect(notice).toHaveTextContent('Asha Rao changed the stage meanwhile'));
    expect(notice).toHaveTextContent('It is Contacted now. Your choice, Qualified, was not saved');
    expect(screen.getByRole('button', { name: 'Stage: Contacted' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note for the team' })).toHaveValue('Called');
    await user.click(within(notice).getByRole('button', { name: 'Change it to Qualified' }));
    expect(await screen.findByRole('button', { name: 'Stage: Qualified' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(writes(api)).toEqual([{ stage: 'qualified' }, { stage: 'qualified' }]);
  });

  it('a change of something else is not in the way', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Owner: Nobody yet' });
    stored = {
      ...stored,
      owner_id: other.id,
      first_reply_at: '2026-11-22 09:30:00+00',
      version: 4,
    };
    await choose(user, 'Stage: New', 'Closed');
    expect(await screen.findByRole('button', { name: 'Stage: Closed' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Owner: Asha Rao' })).toBeVisible();
    expect(stored).toMatchObject({ stage: 'closed', owner_id: other.id });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a move that is no longer allowed is not offered', async () => {
    stored = leadRow({
      kind: 'job-application',
      subject: 'junior-data-analyst',
      stage: 'submitted',
    });
    const { user } = open();
    await screen.findByRole('button', { name: 'Status: Submitted' });
    stored = { ...stored, stage: 'shortlisted', version: 2 };
    await choose(user, 'Status: Submitted', 'Under Review');
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('button', { name: 'Keep Shortlisted' })).toBeVisible();
    stored = { ...stored, stage: 'submitted', version: 3 };
    await user.click(within(notice).getByRole('button', { name: 'Keep Shortlisted' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('G05: an update of the right version that changes no row is a denial', async () => {
    const { api, user } = open();
    await screen.findByRole('button', { name: 'Stage: New' });
    api.answer = (request) => (request.method === 'PATCH' ? rows() : answer(request));
    await choose(user, 'Stage: New', 'Closed');
    await waitFor(() => expect(readToasts()).toMatchObject([{ title: 'Access Denied' }]));
    expect(screen.getByRole('button', { name: 'Stage: New' })).toBeVisible();
  });
});

describe('a note', () => {
  it('stays in the field when it could not be stored, and in the browser until it is', async () => {
    const { api, user, view } = open();
    const field = await screen.findByRole('textbox', { name: 'Note for the team' });
    await user.type(field, 'Prefers evenings');
    api.answer = (request) => (request.method === 'POST' ? brokenBackend() : answer(request));
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() =>
      expect(readToasts()).toMatchObject([{ description: 'Failed to add the note' }]),
    );
    expect(field).toHaveValue('Prefers evenings');
    // The page goes; whoever opens the lead again finds the text.
    view.unmount();
    const again = open();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Note for the team' })).toHaveValue(
        'Prefers evenings',
      ),
    );
    await again.user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Note for the team' })).toHaveValue(''),
    );
    const written = again.api.requests.find(
      ({ method, target }) => method === 'POST' && target === 'submission_events',
    );
    expect(written?.body).toEqual({
      submission_id: leadId,
      kind: 'note',
      detail: { text: 'Prefers evenings' },
    });
    expect(localStorage).toHaveLength(0);
  });

  it('that says nothing, or too much, is not sent', async () => {
    const { api, user } = open();
    const field = await screen.findByRole('textbox', { name: 'Note for the team' });
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Write something into the note.');
    await user.click(field);
    await user.paste('x'.repeat(2001));
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Use at most 2,000 characters.');
    expect(field).toHaveValue('x'.repeat(2001));
    expect(
      api.requests.some(
        ({ method, target }) => method === 'POST' && target === 'submission_events',
      ),
    ).toBe(false);
  });
});

describe('interview times', () => {
  it('are offered on the clock of India, and stay typed when refused', async () => {
    stored = leadRow({
      kind: 'job-application',
      subject: 'junior-data-analyst',
      stage: 'interview',
    });
    slots = [
      {
        id: 's1',
        starts_at: '2026-12-01 09:30:00+00',
        chosen_at: '2026-11-23 09:30:00+00',
        withdrawn_at: null,
      },
      {
        id: 's2',
        starts_at: '2026-12-02 09:30:00+00',
        chosen_at: null,
        withdrawn_at: '2026-11-23 09:30:00+00',
      },
    ];
    const { api, user } = open();
    const offered = await screen.findByRole('list', { name: 'Offered times' });
    expect(offered).toHaveTextContent('1 Dec 2026, 3:00 pm ISTChosen');
    expect(within(offered).getAllByRole('listitem')).toHaveLength(1);
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const field = screen.getByLabelText('Time 1');
    await user.click(screen.getByRole('button', { name: 'Offer' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter at least one time.');
    await user.type(field, `${day}T15:00`);
    api.answer = (request) =>
      request.target === 'rpc/offer_interview_slots' ? brokenBackend() : answer(request);
    await user.click(screen.getByRole('button', { name: 'Offer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The server/);
    expect(field).toHaveValue(`${day}T15:00`);
    const sent = api.requests.find(({ target }) => target === 'rpc/offer_interview_slots');
    expect(sent?.body).toEqual({ submission_id: leadId, starts: [`${day}T15:00:00+05:30`] });
  });
});
