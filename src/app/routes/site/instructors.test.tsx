import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { courses } from '@/data/courses';
import { instructors } from '@/data/instructors';
import { fakeDataApi } from '@/testing/fake-data-api';
import { createQueryClient } from '@/lib/query-client';
import { hydrate, isTakenOver, settle } from '@/testing/hydrate';
import { stubNearness } from '@/testing/nearness';
import { renderPage } from '@/testing/render-page';
import { Component } from './instructors';

const row = (id: string, author: string, title: string) => ({
  id,
  title,
  author,
  reading_time: 6,
  published_at: '2026-11-20T08:00:00+00:00',
});

const rows = [
  row('1', 'Meera Nair', 'Reading a first alert'),
  row('2', 'Meera Nair', 'Cloud mistakes'),
  row('3', 'Meera Nair', 'Phishing, calmly'),
  row('4', 'Meera Nair', 'An older text'),
  row('5', 'Vikram Sethi', 'Spreadsheets to Python'),
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00+05:30') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const section = (name: string) => within(screen.getByRole('region', { name }));

// First, for writings that have come once come at once in this document, and change the parts.
it('takes each instructor over when they come near the screen', async () => {
  const comeNear = stubNearness();
  fakeDataApi(() => Response.json(rows));
  await hydrate(
    <QueryClientProvider client={createQueryClient()}>
      <HelmetProvider>
        <MemoryRouter>
          <button>First</button>
          <Component />
        </MemoryRouter>
      </HelmetProvider>
    </QueryClientProvider>,
  );
  const last = screen.getByRole('region', { name: 'Arjun Malhotra' });
  expect(isTakenOver(last)).toBe(false);
  await settle(() => last.parentElement && comeNear(last.parentElement));
  expect(isTakenOver(last)).toBe(true);
  expect(last).toBeInTheDocument();
});

it('gives each instructor a section that can be linked to, with what they teach', async () => {
  fakeDataApi(() => Response.json(rows));
  renderPage(<Component />);
  for (const { id, name } of instructors) {
    expect(screen.getByRole('region', { name })).toHaveAttribute('id', id);
    for (const { title, slug } of courses)
      expect(section(name).getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `/courses/${slug}`,
      );
  }
  expect(section('Meera Nair').getAllByText('leads it')).toHaveLength(1);
  expect(section('Ananya Rao').getAllByText('leads it')).toHaveLength(2);
  expect(section('Arjun Malhotra').queryByText('leads it')).toBeNull();
  await section('Meera Nair').findByRole('link', { name: 'Reading a first alert' });
});

it('shows the three newest articles of each, and no heading where there are none', async () => {
  const api = fakeDataApi(() => Response.json(rows));
  renderPage(<Component />);
  expect(
    await section('Meera Nair').findByRole('link', { name: 'Cloud mistakes' }),
  ).toHaveAttribute('href', '/blogs/2');
  expect(section('Meera Nair').queryByText('An older text')).toBeNull();
  expect(section('Vikram Sethi').getByText('Spreadsheets to Python')).toBeVisible();
  expect(section('Arjun Malhotra').queryByRole('heading', { name: 'Writes' })).toBeNull();
  expect(api.requests.every(({ target }) => target === 'blog_posts')).toBe(true);
});

it('leads to all articles where theirs do not come', async () => {
  fakeDataApi(() => Response.json({ message: 'no' }, { status: 500 }));
  renderPage(<Component />);
  expect(
    await section('Meera Nair').findByRole('link', { name: 'all articles' }, { timeout: 10_000 }),
  ).toHaveAttribute('href', '/blogs');
}, 15_000);

it('announces the workshops that they host, by the visitor’s clock', () => {
  fakeDataApi(() => Response.json(rows));
  renderPage(<Component />);
  expect(
    section('Vikram Sethi').getByRole('link', { name: 'Build a dashboard in a morning' }),
  ).toHaveAttribute('href', '/events/workshops');
  const days = ['Vikram Sethi', 'Arjun Malhotra'].map(
    (name) => section(name).getByText(/2026/, { selector: 'time' }).getAttribute('datetime') ?? '',
  );
  expect(days.map((day) => day.slice(0, 16)).toSorted()).toEqual([
    '2026-11-29T10:00',
    '2026-12-06T10:00',
  ]);
  expect(section('Meera Nair').queryByRole('heading', { name: 'Coming events' })).toBeNull();
});
