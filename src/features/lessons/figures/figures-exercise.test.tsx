import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ratios } from '@/data/lessons/ad-report';
import { FiguresExercise } from './figures-exercise';
import { judgeRatio, readFigure, solve, workingOf } from './judge-ratio';

beforeEach(() => sessionStorage.clear());

describe('the checker', () => {
  it.each([
    ['7.5', 7.5],
    ['₹7.50', 7.5],
    ['Rs. 6,000', 6000],
    [' 2 % ', 2],
    ['.02', 0.02],
    ['1,87.5', 187.5],
    ['seven', undefined],
    ['1e3', undefined],
    ['-2', undefined],
    ['2.5.1', undefined],
    ['', undefined],
  ])('reads %s', (text, value) => {
    expect(readFigure(text)).toBe(value);
  });

  it('works the four out', () => {
    expect(ratios.map(solve)).toEqual([2, 7.5, 4, 187.5]);
    expect(ratios.map(workingOf)).toEqual([
      '800 ÷ 40,000 = 2%',
      '₹6,000 ÷ 800 = ₹7.50',
      '32 ÷ 800 = 4%',
      '₹6,000 ÷ 32 = ₹187.50',
    ]);
  });

  it.each<[string, string, string, string, string]>([
    ['', '', '', 'open', 'Not tried yet.'],
    ['clicks', 'impressions', '2', 'right', '800 ÷ 40,000 = 2%.'],
    ['clicks', 'impressions', '2.01 %', 'right', '800 ÷ 40,000'],
    ['clicks', 'impressions', '2.1', 'other', 'The right two figures: 800 ÷ 40,000.'],
    ['clicks', 'impressions', '0.02', 'other', 'Right as a share.'],
    ['clicks', 'impressions', '', 'other', 'Now divide.'],
    ['clicks', 'impressions', 'two', 'unreadable', 'Write a number'],
    ['impressions', 'clicks', '50', 'other', 'the other way round'],
    ['clicks', 'reach', '3.7', 'other', 'One of the two is right. Say it as a question'],
    ['spend', 'days', '428', 'other', 'Other figures.'],
    ['', '', '2', 'other', 'The number is right.'],
    ['clicks', '', '', 'other', 'Two figures are needed'],
  ])('%s ÷ %s = %s: %s', (above, below, value, kind, words) => {
    const [ctr] = ratios;
    if (!ctr) throw new Error('There is no ratio.');
    const said = judgeRatio(ctr, { above, below, value });
    expect(said.kind).toBe(kind);
    expect(said.text).toContain(words);
  });
});

it('figures are chosen and worked out by keyboard, and kept until one starts again', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<FiguresExercise />);
  const ratio = (name: RegExp) => within(screen.getByRole('group', { name }));
  const value = () => ratio(/^Cost per click/).getByRole('textbox', { name: 'Result in rupees' });
  await user.selectOptions(ratio(/^Cost per click/).getByLabelText('This figure'), 'Spend');
  await user.selectOptions(ratio(/^Cost per click/).getByLabelText('divided by'), 'Clicks');
  await user.tab();
  await user.keyboard('seven');
  const check = screen.getByRole('button', { name: 'Check my figures' });
  check.focus();
  await user.keyboard('{Enter}');
  expect(value()).toBeInvalid();
  expect(value()).toHaveAccessibleDescription('Write a number, such as 7.5 or ₹7.50.');
  await user.clear(value());
  await user.keyboard('₹7.50');
  expect(value()).toBeValid();
  check.focus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByText('1 of 4 are right.')).toHaveLength(2);
  expect(
    ratio(/^Cost per click/).getByText('₹6,000 ÷ 800 = ₹7.50.', { exact: false }),
  ).toBeVisible();
  unmount();
  render(<FiguresExercise />);
  expect(value()).toHaveValue('₹7.50');
  expect(screen.getAllByText('1 of 4 are right.')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(value()).toHaveValue('');
  expect(screen.getByText('Nothing checked yet.')).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});
