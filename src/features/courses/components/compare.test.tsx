import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { comingCohorts } from '@/data/cohorts';
import { courses } from '@/data/courses';
import { formatDay } from '@/lib/dates';
import { coursesOf } from '../comparison';
import { CompareBar } from './compare-bar';
import { CompareChooser } from './compare-chooser';
import { CompareMark } from './compare-mark';
import { ComparisonTable } from './comparison-table';

const two = coursesOf('data-science,cyber-security');

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');

describe('courses side by side', () => {
  it('every value stands under its course and beside its name', () => {
    render(<ComparisonTable courses={two} />, { wrapper: MemoryRouter });
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Data Science with Python and SQL'),
      expect.stringContaining('Cybersecurity Analyst'),
    ]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Level',
      'Weeks',
      'Hours a week',
      'Taught hours',
      'Assignments',
      'Before you begin',
      'Tools',
      'First role',
      'Fee',
      'Next start',
    ]);
    expect(cellsOf('Tools').map((cell) => within(cell).getAllByRole('listitem').length)).toEqual([
      6, 6,
    ]);
  });

  it('tells in words what is least and most, and says once what is the same', () => {
    render(<ComparisonTable courses={two} />, { wrapper: MemoryRouter });
    expect(cellsOf('Weeks').map(({ textContent }) => textContent)).toEqual([
      '16 longest',
      '8 shortest',
    ]);
    expect(cellsOf('Fee').map(({ textContent }) => textContent)).toEqual([
      '2,400 highest',
      '1,800 lowest',
    ]);
    const [level, ...more] = cellsOf('Level');
    expect(level).toHaveTextContent('Intermediate (the same for both)');
    expect(more).toEqual([]);
  });

  it('shows the next start by the clock of the visitor', () => {
    vi.setSystemTime(new Date('2026-11-23T12:00:00+05:30'));
    render(<ComparisonTable courses={two} />, { wrapper: MemoryRouter });
    const wanted = two.map((course) => comingCohorts(course, new Date(), 1)[0]?.startISO ?? '');
    expect(cellsOf('Next start').map(({ textContent }) => textContent)).toEqual(
      wanted.map(formatDay),
    );
    expect(document.querySelector('time')).toHaveAttribute('datetime', wanted[0]);
    vi.useRealTimers();
  });
});

describe('the choice', () => {
  const boxes = () => screen.getAllByRole('checkbox');

  it('holds three at most', async () => {
    const onChange = vi.fn();
    const slugs = courses.slice(0, 3).map(({ slug }) => slug);
    render(<CompareChooser slugs={slugs} onChange={onChange} />);
    expect(boxes().map((box) => box.matches(':disabled'))).toEqual([false, false, false, true]);
    expect(screen.getByRole('group')).toHaveAccessibleDescription(/Three fit side by side/);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Data Science/ }));
    expect(onChange).toHaveBeenCalledWith([slugs[0], slugs[2]]);
  });

  it('keeps its last one', () => {
    render(<CompareChooser slugs={['data-science']} onChange={vi.fn()} />);
    expect(boxes().map((box) => box.matches(':disabled'))).toEqual([false, true, false, false]);
  });
});

describe('marks in the catalogue', () => {
  beforeEach(() => sessionStorage.clear());

  const catalogue = (
    <MemoryRouter>
      {courses.map((course) => (
        <CompareMark key={course.slug} course={course} />
      ))}
      <CompareBar />
    </MemoryRouter>
  );
  const mark = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));

  it('lead to the comparison, stay when one comes back, and can be cleared', async () => {
    const { unmount } = render(catalogue);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await mark(/Cybersecurity/);
    expect(screen.getByRole('status')).toHaveTextContent('Mark one more to compare');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await mark(/Data Science/);
    unmount();
    render(catalogue);
    expect(screen.getByRole('link', { name: 'Compare 2 courses' })).toHaveAttribute(
      'href',
      '/courses/compare?courses=cyber-security,data-science',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Data Science/ })).not.toBeChecked();
  });

  it('are three at most, and what a hand wrote into the storage is mended', async () => {
    sessionStorage.setItem('marked_courses', 'law,data-science,data-science,cyber-security');
    render(catalogue);
    await mark(/Foundation/);
    expect(screen.getByRole('checkbox', { name: /Advanced/ })).toBeDisabled();
    expect(screen.getByRole('link')).toHaveAccessibleName('Compare 3 courses');
  });
});
