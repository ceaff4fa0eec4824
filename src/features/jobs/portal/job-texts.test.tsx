import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { courses } from '@/data/courses';
import { jobTexts } from '@/data/job-texts';
import { jobsAt, type Job } from '@/data/jobs';
import { JobHeader } from './job-header';
import { JobSections } from './job-sections';
import { postedText } from './listing';
import { SimilarJobs } from './similar-jobs';

// Asked once by each rendering of a header, and by each job among the similar ones.
vi.mock(import('./listing'), async (importActual) => {
  const listing = await importActual();
  return { ...listing, postedText: vi.fn(listing.postedText) };
});

const [job, another] = jobsAt(new Date('2026-11-20T10:00:00+05:30'));
const [tomorrow, anotherTomorrow] = jobsAt(new Date('2026-11-21T10:00:00+05:30'));
if (!job || !another || !tomorrow || !anotherTomorrow) throw new Error('There are no jobs.');

beforeEach(() => {
  vi.mocked(postedText).mockClear();
});

describe('the page of a job, when the visitor’s day is known', () => {
  it('renders its head again only for what is said otherwise', () => {
    const { rerender } = render(<JobHeader job={job} />, { wrapper: MemoryRouter });
    rerender(<JobHeader job={tomorrow} />);
    expect(postedText).toHaveBeenCalledTimes(1);
    rerender(<JobHeader job={{ ...tomorrow, postedDate: 'Yesterday' }} />);
    expect(screen.getByText(/Posted Yesterday/)).toBeInTheDocument();
  });

  it('renders other jobs again only for what is said otherwise, or for others', () => {
    const { rerender } = render(<SimilarJobs jobs={[job, another]} />, { wrapper: MemoryRouter });
    rerender(<SimilarJobs jobs={[tomorrow, anotherTomorrow]} />);
    expect(postedText).toHaveBeenCalledTimes(2);
    rerender(<SimilarJobs jobs={[tomorrow, { ...anotherTomorrow, salary: '₹7 LPA' }]} />);
    expect(screen.getByText(/₹7 LPA/)).toBeInTheDocument();
    rerender(<SimilarJobs jobs={[tomorrow]} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    rerender(<SimilarJobs jobs={[tomorrow, anotherTomorrow]} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('renders its texts again only for other texts or another course', () => {
    const [first, second] = courses;
    if (!first || !second) throw new Error('There are no courses.');
    const titleRead = vi.fn();
    const watched = {
      ...first,
      get title() {
        titleRead();
        return first.title;
      },
    };
    const detailed = (one: Job) => ({ ...one, ...jobTexts(one.id) });
    const { rerender } = render(<JobSections job={detailed(job)} course={watched} />, {
      wrapper: MemoryRouter,
    });
    rerender(<JobSections job={detailed(tomorrow)} course={watched} />);
    expect(titleRead).toHaveBeenCalledTimes(1);
    const other = { ...detailed(job), companyDescription: 'A bakery.' };
    rerender(<JobSections job={other} course={watched} />);
    expect(screen.getByText('A bakery.')).toBeInTheDocument();
    rerender(<JobSections job={other} course={second} />);
    expect(screen.getByRole('link', { name: second.title })).toBeInTheDocument();
  });
});
