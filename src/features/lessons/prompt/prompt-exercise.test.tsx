import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { partIds, preparedAnswers, promptParts } from '@/data/lessons/prompt-parts';
import {
  firstOrder,
  judgePrompt,
  moved,
  promptLines,
  readOrder,
  type Choices,
  type PieceId,
} from './build-prompt';
import { PromptExercise } from './prompt-exercise';

beforeEach(() => sessionStorage.clear());

const good: Choices = Object.fromEntries(
  promptParts.map(({ id, options }) => [id, options.find(({ isGood }) => isGood)?.id ?? '']),
);
const sensible: readonly PieceId[] = ['role', 'context', 'task', 'limits', 'format', 'check'];

describe('the quality of a prompt', () => {
  const titleOf = (order: readonly PieceId[], choices: Choices) =>
    judgePrompt({ order, choices }).answer.id;

  it('grows with the parts that matter', () => {
    expect(titleOf(sensible, {})).toBe('general');
    expect(titleOf(sensible, { role: 'money', check: 'turn' })).toBe('general');
    expect(titleOf(sensible, { context: 'figures' })).toBe('figures');
    expect(titleOf(sensible, { context: 'figures', limits: 'creative' })).toBe('figures');
    expect(titleOf(sensible, { context: 'figures', limits: 'only' })).toBe('usable');
    expect(titleOf(sensible, good)).toBe('checked');
    expect(preparedAnswers.map(({ id }) => id)).toContain('checked');
  });

  it.each<[readonly PieceId[], RegExp]>([
    [['check', 'role', 'context', 'task', 'limits', 'format'], /check works on/],
    [['role', 'task', 'context', 'limits', 'format', 'check'], /context comes before/],
    [['context', 'role', 'task', 'limits', 'format', 'check'], /role comes first/],
  ])('and asks for an order: %s', (order, words) => {
    const { isBest, notes } = judgePrompt({ order, choices: good });
    expect(isBest).toBe(false);
    expect(notes.at(-1)).toMatchObject({ name: 'Order', text: expect.stringMatching(words) });
  });

  it('has a note for each part, chosen or not', () => {
    const { notes } = judgePrompt({ order: sensible, choices: { role: 'expert' } });
    expect(notes).toHaveLength(partIds.length);
    expect(notes.filter(({ isGood }) => isGood)).toEqual([]);
  });
});

it('pieces move one place, not beyond the ends, and what is left out is not in the prompt', () => {
  expect(moved(sensible, 'task', -1).slice(1, 3)).toEqual(['task', 'context']);
  expect(moved(sensible, 'role', -1)).toEqual(sensible);
  expect(moved(sensible, 'check', 1)).toEqual(sensible);
  expect(
    promptLines({ order: sensible, choices: { format: 'short' } }).map(({ id }) => id),
  ).toEqual(['task', 'format']);
});

it('an order that cannot be read is the first one', () => {
  expect(readOrder(sensible.join())).toEqual(sensible);
  for (const kept of [undefined, '', 'role', 'role,role,task,limits,format,check', 'a,b,c,d,e,f'])
    expect(readOrder(kept)).toEqual(firstOrder);
});

it('parts are chosen and moved by keyboard; prompt and answer stand side by side and survive a reload', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<PromptExercise />);
  const context = () => within(screen.getByRole('radiogroup', { name: /Context$/ }));
  context()
    .getByRole('radio', { name: /^An order comes to/ })
    .focus();
  await user.keyboard(' ');
  const up = () => screen.getByRole('button', { name: 'Move Context up' });
  up().focus();
  await user.keyboard('{Enter}{Enter}');
  expect(up()).toHaveFocus();
  expect(screen.getByRole('radiogroup', { name: '4. Context' })).toBeInTheDocument();
  const show = screen.getByRole('button', { name: 'Show the answer it gets' });
  show.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('With your figures, and some that are not');
  expect(screen.getByRole('status')).toHaveTextContent('Prepared by us as an example');
  expect(screen.getByRole('region', { name: 'Your prompt' })).toHaveTextContent(
    '₹900, of which 40%',
  );
  unmount();
  render(<PromptExercise />);
  expect(screen.getByRole('radiogroup', { name: '4. Context' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('With your figures');
  // Another prompt has no answer yet.
  await user.click(context().getByRole('radio', { name: 'Leave it out' }));
  expect(screen.getByRole('status')).toHaveTextContent('Here the answer will stand.');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByRole('radiogroup', { name: '6. Context' })).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});
