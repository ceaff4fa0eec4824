import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { resources } from '@/data/resources';
import { resourcesAccessStore } from '../access';
import { ResourceGrid } from './resource-grid';

// Fetched beforehand, so that no test waits for the chunk.
import './unlock-dialog';
import '../access';

const downloads: string[] = [];

// Otherwise the first click would wait for both to be compiled.
beforeAll(() => Promise.all([import('./unlock-dialog'), import('../access')]));

beforeEach(() => {
  downloads.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.getAttribute('href') ?? '');
  });
});

afterEach(() => {
  resourcesAccessStore.clear();
  sessionStorage.clear();
});

const [first] = resources;

function ask() {
  render(<ResourceGrid shown={resources} />, { wrapper: MemoryRouter });
  const [link] = screen.getAllByRole('link', { name: 'Download PDF' });
  if (link) fireEvent.click(link);
}

function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(new RegExp(label)), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Unlock and download' }));
}

test('the first download asks who one is, and is refused without a valid answer', async () => {
  ask();
  await screen.findByRole('dialog');
  fill({ Name: 'Asha', Email: 'nowhere', Phone: '123' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please enter a valid name, email, and phone number.',
  );
  expect(screen.getByLabelText(/Email/)).toHaveFocus();
  expect(resourcesAccessStore.get()).toBe('');
  expect(downloads).toEqual([]);
});

test('an answer unlocks, closes the dialog and downloads what was chosen', async () => {
  ask();
  await screen.findByRole('dialog');
  fill({ Name: 'Asha', Email: 'asha@example.com', Phone: '9876543' });
  await waitFor(() => expect(downloads).toEqual([first?.file]));
  expect(resourcesAccessStore.get()).toBe('1');
  expect(localStorage.getItem('resourcesAccess')).toBe('1');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const [item, ...others] = screen.getAllByRole('article');
  expect(item).toHaveTextContent(/Unlocked: your download begins/);
  for (const other of others) expect(other).not.toHaveTextContent(/Unlocked/);
});

test('afterwards a download is direct', async () => {
  resourcesAccessStore.set('1');
  ask();
  await waitFor(() => expect(downloads).toEqual([first?.file]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
