import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { alerts, evidence } from '@/data/lessons/alerts';
import { judgeAlert, judgeEvidence, triageProgress } from './judge-alert';
import { TriageExercise } from './triage-exercise';

beforeEach(() => sessionStorage.clear());

describe('the checker', () => {
  it.each(alerts)('of "$title" says why, or where to look without the verdict', (alert) => {
    for (const verdict of ['benign', 'again', 'escalate'] as const) {
      const isRight = verdict === alert.verdict;
      const said = judgeAlert(alert, verdict);
      expect(said.isRight).toBe(isRight);
      expect(said.text).toBe(isRight ? alert.why : alert.nudge);
    }
  });

  it('knows the line, and what each of the others is worth', () => {
    for (const { id, says } of evidence.lines)
      expect(judgeEvidence(id)).toMatchObject({ isRight: id === evidence.right, text: says });
    expect(judgeEvidence('none')).toBeUndefined();
  });

  it('says in words how far one is', () => {
    expect(triageProgress({})).toBe('Nothing checked yet.');
    expect(triageProgress({ edge: 'benign', scan: 'benign' })).toMatch(/^1 of 6/);
    const all = Object.fromEntries(alerts.map(({ id, verdict }) => [id, verdict]));
    expect(triageProgress(all)).toMatch(/^All six/);
  });
});

const group = (name: RegExp) => screen.getByRole('radiogroup', { name });

it('is sorted by keyboard; what is missing is said there, what was said survives a reload', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<TriageExercise />);
  await user.tab();
  await user.keyboard(' ');
  expect(within(group(/^1\. /)).getByRole('radio', { name: 'Benign' })).toBeChecked();
  screen.getByRole('button', { name: 'Check my sorting' }).focus();
  await user.keyboard('{Enter}');
  expect(group(/^1\. /)).toHaveAccessibleDescription(/^So would we/);
  expect(group(/^2\. /)).toBeInvalid();
  expect(group(/^2\. /)).toHaveFocus();
  expect(group(/^2\. /)).toHaveAccessibleDescription('Choose one of the three.');
  expect(screen.getAllByText('1 of 6 as we would sort them. 5 are still unsorted.')).toHaveLength(
    2,
  );
  unmount();
  render(<TriageExercise />);
  expect(group(/^1\. /)).toHaveAccessibleDescription(/^So would we/);
  // Another decision takes the word on the former one away.
  await user.click(within(group(/^1\. /)).getByRole('radio', { name: 'Escalate' }));
  expect(group(/^1\. /)).not.toHaveAccessibleDescription(/So would we/);
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('the line is found by keyboard', async () => {
  const user = userEvent.setup();
  render(<TriageExercise />);
  const lines = group(/^Alert 5 came from this laptop/);
  const check = screen.getByRole('button', { name: 'Check the line' });
  await user.click(check);
  expect(lines).toHaveAccessibleDescription('Choose a line first.');
  within(lines)
    .getByRole('radio', { name: /^11:47:05/ })
    .focus();
  await user.keyboard(' ');
  check.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('That is the line.')).toBeInTheDocument();
});
