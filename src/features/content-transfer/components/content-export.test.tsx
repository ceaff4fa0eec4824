import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { reportSessionRenewed } from '@/lib/supabase/session-events';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { ContentExport } from './content-export';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});
const downloads: string[] = [];
vi.mock('@/lib/download-file', () => ({
  downloadFile: (name: string) => {
    downloads.push(name);
  },
}));

const columns = {
  posts: '*',
  pages: '*',
  media: '*',
  page_sections: '*',
  redirects: '*',
  search_data: '*',
} as const;

const healthy = ({ target }: DataRequest) =>
  target.startsWith('rpc/') ? Response.json(0) : rows();
const ended = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });

beforeEach(() => {
  downloads.length = 0;
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

async function startWith(answer: (request: DataRequest) => Response) {
  const api = fakeDataApi(answer);
  render(<ContentExport columns={columns} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export posts and pages' }));
  return api;
}

it('says what went wrong, and exports at the next try', async () => {
  const api = await startWith(brokenBackend);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Failed to export the content\. The server/,
  );
  api.answer = healthy;
  await userEvent.click(screen.getByRole('button', { name: 'Retry export' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]).toMatch(/^careerloom-content-\d{4}-\d\d-\d\d\.json$/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('leaves an ended session to the dialog for it, and exports once it is back', async () => {
  const api = await startWith(ended);
  expect(await screen.findByRole('button', { name: 'Retry export' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  api.answer = healthy;
  act(reportSessionRenewed);
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(readToasts()[0]?.title).toMatch(/^Exported 0 posts/);
});

it('starts nothing by itself that failed for another reason', async () => {
  const api = await startWith(brokenBackend);
  await screen.findByRole('alert');
  api.answer = healthy;
  const before = api.requests.length;
  act(reportSessionRenewed);
  expect(api.requests).toHaveLength(before);
  expect(screen.getByRole('alert')).toBeInTheDocument();
});
