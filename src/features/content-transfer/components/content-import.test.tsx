import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeDataApi, type DataRequest } from '@/testing/fake-data-api';
import { ContentImport } from './content-import';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

// The test environment's blobs cannot be read as archives are; what is tested here is what happens afterwards.
const content: Record<string, unknown> & { posts: object[] } = {
  format: 'careerloom-content-2',
  posts: [
    { id: 'a', title: 'One' },
    { id: 'b', title: 'Two' },
  ],
  pages: [{ id: 'c', title: 'Three' }],
};
vi.mock('../archive-code', () => ({
  archiveCode: {
    load: () =>
      Promise.resolve({
        openArchive: () =>
          Promise.resolve({ content, files: [], read: () => Promise.reject(new Error('None.')) }),
      }),
  },
}));

afterEach(() => vi.unstubAllGlobals());

const trials = (requests: readonly DataRequest[]) =>
  requests.filter(({ target }) => target === 'rpc/import_content').map(({ body }) => body);

function answer({ target, body }: DataRequest): Response {
  if (target === 'rpc/missing_files') return Response.json([]);
  if (body['part'] === 'pages')
    return Response.json(
      { code: '42501', message: "You don't have permission to import pages" },
      { status: 403 },
    );
  return Response.json([
    { place: 1, outcome: 'new', problem: '' },
    { place: 2, outcome: 'same', problem: '' },
  ]);
}

const onRunning = vi.fn();

async function choose(onImported = () => {}) {
  const { container } = render(
    <ContentImport store={vi.fn()} onImported={onImported} onRunning={onRunning} />,
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('There is no place for a file.');
  await userEvent.upload(input, new File(['{}'], 'content.json', { type: 'application/json' }));
}

it('says what it would do, does only what is new, and names what is refused', async () => {
  const api = fakeDataApi(answer);
  const onImported = vi.fn();
  await choose(onImported);
  expect(
    await screen.findByRole('heading', { name: 'What importing content.json would do' }),
  ).toHaveFocus();
  const posts = screen.getByRole('row', { name: /^Posts/ });
  expect(
    within(posts)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1', '1', '0', '0']);
  expect(
    screen.getByText(/Page “Three”: You don't have permission to import pages\./),
  ).toBeVisible();
  expect(trials(api.requests).every((body) => body['is_trial'] === true)).toBe(true);
  expect(onImported).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByRole('heading', { name: 'What was imported' })).toHaveFocus();
  const made = trials(api.requests).filter((body) => body['is_trial'] === false);
  expect(made).toEqual([{ part: 'posts', sent_rows: [content.posts[0]], is_trial: false }]);
  expect(onImported).toHaveBeenCalledOnce();
});

it('keeps the file when the network goes, and looks at it again', async () => {
  const api = fakeDataApi(() => Response.error());
  await choose();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The import stopped.');
  api.answer = answer;
  await userEvent.click(within(alert).getByRole('button', { name: 'Look at content.json again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeVisible());
});

it('says beforehand that a row shares its address with an earlier one, or lacks its file, and sends neither', async () => {
  const media = { id: 'm', name: 'Loom.png', bucket: 'media-files', path: 'loom.png' };
  const pages = [
    { id: 'c', title: 'Fees', slug: 'fees' },
    { id: 'd', title: 'Fees again', slug: 'fees' },
    { id: 'C', title: 'The same', slug: 'other' },
  ];
  const before = { ...content };
  Object.assign(content, { media: [media], posts: [], pages });
  const api = fakeDataApi(({ target, body }) =>
    target === 'rpc/missing_files'
      ? Response.json([{ address: '/storage/v1/object/public/media-files/loom.png' }])
      : Response.json(
          (body['sent_rows'] as object[]).map((_, index) => ({
            place: index + 1,
            outcome: 'new',
            problem: '',
          })),
        ),
  );
  await choose();
  const said = await screen.findAllByRole('listitem');
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Media file “Loom.png”: The file itself is neither here nor in what you import.',
    'Page “Fees again”: Another row of this file has the same address.',
    'Page “The same”: Another row of this file has the same id.',
    '/storage/v1/object/public/media-files/loom.png',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }));
  await screen.findByRole('heading', { name: 'What was imported' });
  const made = trials(api.requests).filter((body) => body['is_trial'] === false);
  expect(made).toEqual([{ part: 'pages', sent_rows: [pages[0]], is_trial: false }]);
  Object.assign(content, { media: undefined }, before);
});

it('stops when the session has ended, and goes on from there after signing in', async () => {
  const api = fakeDataApi(answer);
  await choose();
  api.answer = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^The import stopped\. .*[Ss]ession/);
  expect(onRunning).toHaveBeenLastCalledWith(false);
  api.answer = answer;
  await userEvent.click(within(alert).getByRole('button', { name: 'Look at content.json again' }));
  expect(await screen.findByRole('button', { name: 'Import 1 row' })).toBeVisible();
});

it('says how far it came when it is stopped, and leads to what is left', async () => {
  const api = fakeDataApi(answer);
  const onImported = vi.fn();
  await choose(onImported);
  let breakOff: (reason: Error) => void = vi.fn();
  api.answer = () => new Promise<Response>((_, reject) => (breakOff = reject));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  expect(onRunning).toHaveBeenLastCalledWith(true);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  // As a browser does with a request whose signal was aborted.
  breakOff(new DOMException('Aborted', 'AbortError'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'The import stopped. What was on its way may have come in: another look at the file says what is left.',
  );
  expect(within(alert).getByRole('button', { name: 'Look at content.json again' })).toHaveFocus();
  expect(onRunning).toHaveBeenLastCalledWith(false);
  expect(onImported).toHaveBeenCalledOnce();
});
