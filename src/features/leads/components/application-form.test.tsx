import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { readToasts } from '@/components/feedback/toast-store';
import { courses } from '@/data/courses';
import { fakeProvider } from '@/testing/fake-provider';
import { ApplicationForm } from './application-form';

const course = courses.find(({ slug }) => slug === 'data-science');

function open(address = '/') {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <section id="apply">
        <ApplicationForm courseSlug="data-science" place="test" anchor="apply" />
      </section>
    </MemoryRouter>,
  );
}

function fill() {
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/Full name/, 'Asha Rao');
  type(/Email/, 'asha@example.com');
  type(/Phone/, '9876543210');
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send application' }));
const stored = () => JSON.parse(localStorage.getItem('leads') ?? '[]');
const lastToast = () => readToasts().at(-1);

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

test('says what is missing and leads to the first wrong field', async () => {
  open();
  send();
  await screen.findByText('Please enter your full name');
  expect(screen.getByText('Enter a valid email')).toBeVisible();
  expect(screen.getByText('Enter a valid phone')).toBeVisible();
  expect(screen.getByLabelText(/Full name/)).toHaveFocus();
  expect(stored()).toEqual([]);
});

test('keeps the application, sends it, thanks, and says for good what was sent, until another is wanted', async () => {
  const taken = fakeProvider();
  open();
  fill();
  send();
  await screen.findByRole('button', { name: 'Sending…' });
  await waitFor(() => expect(stored()).toHaveLength(1), { timeout: 2000 });
  expect(stored()).toMatchObject([{ fullName: 'Asha Rao', courseSlug: 'data-science' }]);
  expect(await screen.findByRole('heading', { name: 'Application sent' })).toHaveFocus();
  expect(taken).toMatchObject([
    { kind: 'course-application', subject: 'data-science', name: 'Asha Rao' },
  ]);
  expect(stored()).toMatchObject([{ id: taken[0]?.['id'] }]);
  expect(lastToast()).toMatchObject({
    title: 'Thanks!',
    description: "Your application has been received. We'll reach out shortly.",
  });
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(said).toEqual(['Asha Rao', 'asha@example.com', '9876543210', course?.title]);
  fireEvent.click(screen.getByRole('button', { name: 'Send another application' }));
  await waitFor(() => expect(screen.getByLabelText(/Full name/)).toHaveFocus());
  expect(screen.getByLabelText(/Full name/)).toHaveValue('');
  expect(screen.getByLabelText(/Email/)).toHaveValue('');
});

test('loses nothing where the browser refuses to keep it', async () => {
  open();
  fill();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  send();
  await waitFor(() => expect(lastToast()?.title).toBe('Saved locally'), { timeout: 2000 });
  expect(screen.getByLabelText(/Full name/)).toHaveValue('Asha Rao');
});

test('the deep link puts the cursor into the first field', () => {
  open('/#apply');
  expect(screen.getByLabelText(/Full name/)).toHaveFocus();
});
