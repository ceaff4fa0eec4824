import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { fieldOf } from '@/lib/typed-times';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { ScheduleRow } from './schedule-row';
import type { TimedRow } from './store-times';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const DAY = 86_400_000;
/** The same for the whole file: a minute may end between typing and looking. */
const thisMinute = Math.floor(Date.now() / 60_000) * 60_000;
const inDays = (days: number) =>
  `${new Date(thisMinute + days * DAY).toISOString().slice(0, 19)}+00:00`;

const draft: TimedRow = { id: 'a', title: 'Spring course', version: 4, status: 'draft' };

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

function open(row: TimedRow, answer: (request: DataRequest) => Response = () => rows({ id: 'a' })) {
  const api = fakeDataApi(answer);
  const onClose = vi.fn();
  const refresh = vi.fn(() => Promise.resolve());
  renderPage(
    <ScheduleRow noun="post" row={row} denial="No right" refresh={refresh} onClose={onClose} />,
  );
  return { api, onClose, refresh, user: userEvent.setup(), dialog: screen.getByRole('dialog') };
}

async function type(user: ReturnType<typeof userEvent.setup>, label: RegExp, moment: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, fieldOf(moment));
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the dialog of a row', () => {
  it('schedules on top of the version that was seen, and says when in words', async () => {
    const { api, onClose, refresh, user, dialog } = open(draft);
    await type(user, /Public from/, inDays(2));
    await type(user, /Ends/, inDays(9));
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      /^Will be public on \w+, \d+ \w+ \d{4}, \d\d:\d\d \(India Standard Time\)\. Ends on/,
    );
    await press(user, 'Schedule');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const [request] = api.requests;
    expect(request?.query.get('version')).toBe('eq.4');
    expect(request?.body).toEqual({
      status: 'published',
      publish_at: inDays(2),
      unpublish_at: inDays(9),
    });
    expect(refresh).toHaveBeenCalled();
    expect(readToasts()).toMatchObject([{ title: 'Post scheduled' }]);
  });

  it('refuses the past beside the field, and keeps what was typed', async () => {
    const { api, user } = open(draft);
    await type(user, /Public from/, inDays(-1));
    await press(user, 'Schedule');
    const field = screen.getByLabelText(/Public from/);
    expect(field).toHaveAccessibleDescription(/This moment has passed/);
    expect(field).toHaveFocus();
    expect(field).toHaveValue(fieldOf(inDays(-1)));
    expect(api.requests).toEqual([]);
  });

  it('asks for a moment where none is chosen', async () => {
    const { user } = open(draft);
    await press(user, 'Publish');
    expect(screen.getByLabelText(/Public from/)).toHaveAccessibleDescription(/Choose when/);
  });

  it('shows at its field what the database refuses, and the rest below', async () => {
    const refusal = {
      code: '22023',
      message: 'This moment has passed. Choose a later one, or publish now',
      hint: 'publish_at',
      details: null,
    };
    const { api, onClose, user, dialog } = open(draft, () =>
      Response.json(refusal, { status: 400 }),
    );
    await type(user, /Public from/, inDays(2));
    await press(user, 'Schedule');
    await waitFor(() =>
      expect(screen.getByLabelText(/Public from/)).toHaveAccessibleDescription(/has passed/),
    );
    api.answer = brokenBackend;
    await press(user, 'Schedule');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/The server/);
    expect(screen.getByLabelText(/Public from/)).toHaveValue(fieldOf(inDays(2)));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leaves an ended session to the dialog for it, and keeps what was typed', async () => {
    const { api, onClose, user, dialog } = open(draft, () =>
      Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 }),
    );
    await type(user, /Public from/, inDays(2));
    await press(user, 'Schedule');
    await waitFor(() => expect(api.requests.length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Schedule' })).toBeEnabled());
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/Public from/)).toHaveValue(fieldOf(inDays(2)));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says so where somebody was quicker, and finds its own earlier try', async () => {
    const found = { version: 5, status: 'draft', publish_at: null, unpublish_at: null };
    const { api, onClose, user, dialog } = open(draft, ({ method }) =>
      method === 'PATCH' ? rows() : rows(found),
    );
    await type(user, /Public from/, inDays(2));
    await press(user, 'Schedule');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Somebody changed this/);
    api.answer = ({ method }) =>
      method === 'PATCH'
        ? rows()
        : rows({ ...found, status: 'published', publish_at: inDays(2).replace('T', ' ') });
    await press(user, 'Schedule');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('unschedules, and leaves the beginning of what is public alone', async () => {
    const scheduled = {
      ...draft,
      status: 'published' as const,
      publishAt: inDays(2),
      unpublishAt: null,
    };
    const first = open(scheduled);
    await press(first.user, 'Unschedule');
    await waitFor(() => expect(first.onClose).toHaveBeenCalledOnce());
    expect(first.api.requests[0]?.body).toEqual({ status: 'draft' });
  });

  it('takes back what is public, where the bar of an editor has no room for it', async () => {
    const live = open({
      ...draft,
      status: 'published',
      publishAt: inDays(-3),
      unpublishAt: null,
    });
    await press(live.user, 'Unpublish');
    await waitFor(() => expect(live.onClose).toHaveBeenCalledOnce());
    expect(live.api.requests[0]?.body).toEqual({ status: 'draft' });
  });

  it('ends what is public without touching its beginning', async () => {
    const live = {
      ...draft,
      status: 'published' as const,
      publishAt: inDays(-3),
      unpublishAt: null,
    };
    const { api, onClose, user } = open(live);
    expect(screen.queryByLabelText(/Public from/)).not.toBeInTheDocument();
    await type(user, /Ends/, inDays(5));
    await press(user, 'Save');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(api.requests[0]?.body).toEqual({
      status: 'published',
      publish_at: inDays(-3),
      unpublish_at: inDays(5),
    });
  });
});
