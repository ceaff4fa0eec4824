import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { readySections } from './ready-sections';
import { SectionDialog } from './section-dialog';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const dates = {
  id: 's1',
  name: 'Dates',
  content: '<p>Every <b>Sunday</b></p>',
  created_by_name: null,
};

function show(answer: (request: DataRequest) => Response | Promise<Response>, selected = '') {
  const api = fakeDataApi(answer);
  const onInsert = vi.fn();
  renderPage(<SectionDialog selected={selected} onInsert={onInsert} onClose={() => undefined} />);
  return { api, onInsert, user: userEvent.setup() };
}

const ended = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
const taken = () => Response.json({ message: 'duplicate key', code: '23505' }, { status: 409 });

it('gives ready sections and those of the team to the text', async () => {
  const { onInsert, user } = show(() => rows(dates));
  await user.click(screen.getByRole('button', { name: /^Hero/ }));
  expect(onInsert).toHaveBeenLastCalledWith(readySections[0]?.html);
  const kept = await screen.findByRole('list', { name: 'Kept sections' });
  await user.click(within(kept).getByRole('button', { name: 'Dates Every Sunday' }));
  expect(onInsert).toHaveBeenLastCalledWith(dates.content);
  expect(screen.getByText(/select it in the text before/)).toBeInTheDocument();
});

it('keeps what is selected, once, however often the answer is lost', async () => {
  const lost = [Response.error(), taken()];
  const { api, user } = show(({ method, query }) => {
    if (method === 'POST') return lost.shift() ?? new Response(null, { status: 201 });
    return query.has('id') ? rows({ id: 'ours' }) : rows();
  }, ' <p>Words</p>\n');
  const field = screen.getByLabelText('Keep the selection as');
  await user.type(field, ' Dates ');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
  expect(field).toHaveValue(' Dates ');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(field).toHaveValue(''));
  const [first, second] = api.requests.filter(({ method }) => method === 'POST');
  expect(first?.body).toMatchObject({ name: 'Dates', content: '<p>Words</p>' });
  expect(second?.body).toEqual(first?.body);
});

it('leaves an ended session to the dialog for it, and keeps the name', async () => {
  const { api, user } = show(({ method }) => (method === 'GET' ? rows() : ended()), '<p>Words</p>');
  const field = screen.getByLabelText('Keep the selection as');
  await user.type(field, 'Dates');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(api.requests.some(({ method }) => method === 'POST')).toBe(true));
  expect(await screen.findByRole('button', { name: 'Keep' })).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field).toHaveValue('Dates');
});

it('leaves a session that ends at a deletion to the dialog for it, and the question open', async () => {
  const answers = [ended(), rows({ id: 's1' })];
  const { user } = show(({ method }) =>
    method === 'DELETE' ? (answers.shift() ?? rows()) : rows(dates),
  );
  await user.click(await screen.findByRole('button', { name: 'Delete Dates' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this section?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(await within(question).findByRole('button', { name: 'Delete' })).toBeEnabled();
  expect(within(question).queryByRole('alert')).not.toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
});

it('says that a name is taken or missing, and that a piece is too long', async () => {
  const { user } = show(({ method }) => (method === 'POST' ? taken() : rows()), '<p>Words</p>');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('Give the section a name')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Keep the selection as'), 'Dates');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('of this name already');
});

it('keeps no piece that is too long', () => {
  show(() => rows(), 'x'.repeat(20_001));
  expect(screen.getByText(/20,001 characters; at most 20,000/)).toBeInTheDocument();
});

it('deletes after a question, and says who was quicker', async () => {
  const answers = [rows(), rows({ id: 's1' })];
  const { user } = show(({ method }) =>
    method === 'DELETE' ? (answers.shift() ?? rows()) : rows(dates),
  );
  await user.click(await screen.findByRole('button', { name: 'Delete Dates' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this section?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await within(question).findByText('This section is not there any more.')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
});
