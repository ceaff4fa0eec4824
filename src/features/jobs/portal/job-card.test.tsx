import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { jobsAt } from '@/data/jobs';
import { CompanyMark } from './company-mark';
import { JobCard } from './job-card';

vi.mock('./company-mark', () => ({ CompanyMark: vi.fn(() => null) }));

const [job] = jobsAt(new Date('2026-11-20T10:00:00+05:30'));
const [tomorrow] = jobsAt(new Date('2026-11-21T10:00:00+05:30'));
if (!job || !tomorrow) throw new Error('There are no jobs.');

it('is rendered once for all days on which it says the same, and again when it says something else', () => {
  const card = (props: Partial<Parameters<typeof JobCard>[0]> = {}) => (
    <JobCard job={job} isOpen isSaved={false} {...props} />
  );
  const { rerender } = render(card(), { wrapper: MemoryRouter });
  expect(tomorrow.postedISO).not.toBe(job.postedISO);
  rerender(card({ job: tomorrow }));
  // A part of the card that knows nothing of what was before.
  expect(CompanyMark).toHaveBeenCalledTimes(1);

  rerender(card({ job: { ...tomorrow, salary: '₹7 LPA' } }));
  expect(screen.getByText('₹7 LPA')).toBeInTheDocument();
  rerender(card());
  rerender(card({ isOpen: false }));
  expect(screen.getByText('Applications have closed')).toBeInTheDocument();
  rerender(card());
  rerender(card({ isSaved: true }));
  for (const mark of screen.getAllByRole('button', { name: `Save ${job.title}` }))
    expect(mark).toHaveAttribute('aria-pressed', 'true');
});

it('hears of another thing to do at the bookmark', () => {
  const before = vi.fn();
  const { rerender } = render(<JobCard job={job} isOpen isSaved={false} />, {
    wrapper: MemoryRouter,
  });
  rerender(<JobCard job={job} isOpen isSaved={false} onBookmark={before} />);
  screen.getAllByRole('button', { name: `Save ${job.title}` })[0]?.click();
  expect(before).toHaveBeenCalledOnce();
});
