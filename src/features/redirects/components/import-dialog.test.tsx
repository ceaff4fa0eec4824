import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { brokenBackend, fakeDataApi, rows, type FakeDataApi } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { ImportDialog } from './import-dialog';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const row = (line: number, outcome: string, changes: object = {}) => ({
  line,
  outcome,
  from_path: '',
  to_target: '',
  status: 301,
  earlier_target: '',
  problem: '',
  ...changes,
});
const answer = rows.bind(
  null,
  row(1, 'new', { from_path: '/a', to_target: '/b' }),
  row(2, 'replaced', { from_path: '/c', to_target: '/d', earlier_target: '/about', status: 302 }),
  row(3, 'refused', { problem: 'The address /courses belongs to a part of the site' }),
  row(4, 'same', { from_path: '/e', to_target: '/f' }),
);
const text = 'From,To,Status\n/a,/b\n\n/c,/d,302\n/courses,/about\n/e,/f';

let api: FakeDataApi;
const onClose = vi.fn();

async function open() {
  const user = userEvent.setup();
  renderPage(<ImportDialog onClose={onClose} />);
  const field = await screen.findByRole('textbox', { name: /^Redirects/ });
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const paste = async (typed: string) => {
    await user.click(field);
    await user.paste(typed);
  };
  return { user, field, press, paste };
}

const groups = () =>
  screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);
const titles = () => readToasts().map(({ title, description }) => [title, description]);

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
  onClose.mockReset();
  api = fakeDataApi(() => answer());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the import', () => {
  it('says what would become of each line, by its number in the text, and then stores', async () => {
    const { press, paste } = await open();
    await paste(text);
    await press('Check');
    const summary = await screen.findByText(
      'If you import this: 1 refused, 1 replaced, 1 new, 1 there already',
    );
    expect(summary.closest('section')).toHaveFocus();
    const item = (line: number) => {
      const mark = screen.getByText(`Line ${line}`);
      return within(mark.closest('li') ?? mark);
    };
    expect(item(5).getByText(/belongs to a part of the site/)).toBeInTheDocument();
    expect(item(4).getByText('Temporary, in place of /about')).toBeInTheDocument();
    expect(item(2).getByText('Permanent')).toBeInTheDocument();
    expect(titles()).toEqual([]);

    await press('Import 2 redirects');
    await screen.findByText(/^Done: 1 left out, 1 replaced, 1 created/);
    expect(groups()).toEqual(['Left out', 'Replaced', 'Created', 'Was there already']);
    expect(titles()).toEqual([['2 redirects imported successfully', '1 line was left out.']]);
    const lines = [
      { from: '/a', to: '/b', status: '' },
      { from: '/c', to: '/d', status: '302' },
      { from: '/courses', to: '/about', status: '' },
      { from: '/e', to: '/f', status: '' },
    ];
    expect(api.requests.map(({ body }) => body)).toEqual([
      { lines, is_trial: true },
      { lines, is_trial: false },
    ]);
  });

  it('asks for another look once the lines have changed, and keeps what it said in sight', async () => {
    const { user, field, press, paste } = await open();
    await paste(text);
    await press('Check');
    await screen.findByRole('button', { name: 'Import 2 redirects' });
    await user.type(field, '\n/g,/h');
    expect(screen.getByText('The lines have changed since.')).toBeInTheDocument();
    expect(screen.getByText(/belongs to a part of the site/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check' })).toBeEnabled();
  });

  it('loses nothing when a request fails, and says that a repeat stores nothing twice', async () => {
    const { field, press, paste } = await open();
    await paste(text);
    api.answer = brokenBackend;
    await press('Check');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server had a problem.');
    expect(titles()).toEqual([['Error', 'Failed to check redirects']]);
    api.answer = () => answer();
    await press('Check');
    await screen.findByRole('button', { name: 'Import 2 redirects' });
    api.answer = brokenBackend;
    await press('Import 2 redirects');
    expect(await screen.findByRole('alert')).toHaveTextContent('is not stored twice');
    expect(field).toHaveValue(text);
    expect(screen.getByText(/belongs to a part of the site/)).toBeInTheDocument();
    api.answer = () => answer();
    await press('Import 2 redirects');
    await screen.findByText(/^Done/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('refuses beside the field what it cannot send', async () => {
    const { field, press } = await open();
    await press('Check');
    expect(await screen.findByText('Give at least one line')).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(api.requests).toEqual([]);
  });

  it('takes a file, and gives back what was there before', async () => {
    const { user, field, press, paste } = await open();
    await paste('/typed,/by-hand');
    // jsdom has files, and no way to read them.
    const read = function (this: Blob) {
      return new Response(this.size === 5 ? '/a,/b' : 'a\0b').arrayBuffer();
    };
    File.prototype.arrayBuffer = read;
    const picker = screen.getByLabelText('Choose a file with redirects');
    await user.upload(picker, new File(['/a,/b'], 'list.csv', { type: 'text/csv' }));
    await waitFor(() => expect(field).toHaveValue('/a,/b'));
    await press('Put back what was there');
    expect(field).toHaveValue('/typed,/by-hand');
    await user.upload(picker, new File(['a\0b'], 'list.txt', { type: 'text/plain' }));
    expect(await screen.findByText(/^list.txt: This file is no plain text/)).toBeInTheDocument();
    expect(field).toHaveValue('/typed,/by-hand');
  });

  it('asks before it throws lines away', async () => {
    const { user, press, paste } = await open();
    await paste(text);
    await user.keyboard('{Escape}');
    await press('Stay');
    await press('Check');
    await screen.findByRole('button', { name: 'Import 2 redirects' });
    await press('Import 2 redirects');
    await screen.findByText(/^Done/);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
