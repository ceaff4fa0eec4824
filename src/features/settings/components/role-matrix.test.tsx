import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { brokenBackend, fakeDataApi, rows } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { RoleMatrix } from './role-matrix';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const grants = [
  { role: 'super_admin', permission: '*' },
  { role: 'seo', permission: 'manage_meta' },
];

function answerWith(change: () => Response = () => new Response(null, { status: 204 })) {
  return fakeDataApi(({ target }) => (target === 'role_permissions' ? rows(...grants) : change()));
}

async function renderMatrix(canChange = true) {
  const handlers = { onChanged: vi.fn(), onDirty: vi.fn() };
  renderPage(<RoleMatrix canChange={canChange} {...handlers} />);
  await screen.findByRole('table');
  return { ...handlers, user: userEvent.setup() };
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Save permissions' });

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

describe('the matrix of roles', () => {
  it('shows who holds what; super admins hold everything, for good', async () => {
    answerWith();
    await renderMatrix();
    expect(box('SEO: Manage meta')).toBeChecked();
    expect(box('SEO: Manage users')).not.toBeChecked();
    expect(box('Super Admin: Manage users')).toBeChecked();
    expect(box('Super Admin: Manage users')).toBeDisabled();
  });

  it('stores what is given without asking', async () => {
    const api = answerWith();
    const { user, onChanged, onDirty } = await renderMatrix();
    await user.click(box('SEO: Manage users'));
    expect(onDirty).toHaveBeenLastCalledWith(true);
    await user.click(save());
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(api.requests.find(({ target }) => target.startsWith('rpc'))?.body).toEqual({
      given: [{ role: 'seo', permission: 'manage_users' }],
      taken: [],
    });
    expect(readToasts()).toMatchObject([{ title: 'Permissions saved' }]);
    expect(onDirty).toHaveBeenLastCalledWith(false);
  });

  it('asks before it takes something away', async () => {
    const api = answerWith();
    const { user, onChanged } = await renderMatrix();
    await user.click(box('SEO: Manage meta'));
    await user.click(save());
    const dialog = screen.getByRole('alertdialog', { name: 'Take these permissions away?' });
    expect(dialog).toHaveTextContent('SEO: Manage meta');
    expect(api.requests.filter(({ target }) => target.startsWith('rpc'))).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Take away' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
  });

  it('says what the database refuses, and keeps the ticks', async () => {
    const message = 'Only super admins can change what roles may do';
    answerWith(() => Response.json({ code: '42501', message }, { status: 403 }));
    const { user } = await renderMatrix();
    await user.click(box('SEO: Manage users'));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(box('SEO: Manage users')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(box('SEO: Manage users')).not.toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is only read by everybody else', async () => {
    answerWith();
    await renderMatrix(false);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    const row = screen.getByRole('row', { name: /^Manage meta/ });
    expect(within(row).getAllByRole('img', { name: 'Yes' })).toHaveLength(2);
  });

  it('F12 shows a failure as a failure', async () => {
    fakeDataApi(brokenBackend);
    renderPage(<RoleMatrix canChange onChanged={vi.fn()} onDirty={vi.fn()} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to fetch the permissions of roles',
    );
  });
});
