import {
  partIds,
  preparedAnswers,
  promptParts,
  promptTask,
  type PromptOption,
  type PromptPartId,
} from '@/data/lessons/prompt-parts';

/** What can be put in order: the five parts, and the task, which is always there. */
export type PieceId = PromptPartId | 'task';

/** By part; a part that is missing is left out. */
export type Choices = Readonly<Partial<Record<PromptPartId, string>>>;

export interface Prompt {
  readonly order: readonly PieceId[];
  readonly choices: Choices;
}

/** Not the one that makes sense: to find that is a part of the exercise. */
export const firstOrder: readonly PieceId[] = [
  'check',
  'task',
  'format',
  'role',
  'limits',
  'context',
];

export const pieceNames: Readonly<Record<PieceId, string>> = {
  task: 'Task',
  role: 'Role',
  context: 'Context',
  limits: 'Constraint',
  format: 'Format',
  check: 'Check',
};

function isPiece(text: string): text is PieceId {
  return text in pieceNames;
}

/** @returns the order that was kept, or the first one where it cannot be read */
export function readOrder(kept: string | undefined): readonly PieceId[] {
  const order = (kept ?? '').split(',').filter(isPiece);
  return order.length === firstOrder.length && new Set(order).size === order.length
    ? order
    : firstOrder;
}

/** @param step −1 is one up, 1 one down; at the end nothing moves */
export function moved(order: readonly PieceId[], id: PieceId, step: -1 | 1): readonly PieceId[] {
  const from = order.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= order.length) return order;
  const rest = order.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

export function chosenOption({ choices }: Prompt, id: PromptPartId): PromptOption | undefined {
  const part = promptParts.find((one) => one.id === id);
  return part?.options.find((option) => option.id === choices[id]);
}

/** The pieces that the prompt has, each with its name in front. */
export function promptLines(prompt: Prompt): { readonly id: PieceId; readonly text: string }[] {
  return prompt.order.flatMap((id) => {
    const text = id === 'task' ? promptTask : chosenOption(prompt, id)?.text;
    return text === undefined ? [] : [{ id, text }];
  });
}

/** Index of the prepared answer: figures first, then what must not be invented, then all the rest. */
function qualityOf(prompt: Prompt): number {
  const isGood = (id: PromptPartId) => chosenOption(prompt, id)?.isGood === true;
  if (!isGood('context')) return 0;
  if (!isGood('limits')) return 1;
  return partIds.every(isGood) && orderNote(prompt.order, prompt.choices) === undefined ? 3 : 2;
}

/** What speaks against the order; undefined where nothing does. */
function orderNote(order: readonly PieceId[], choices: Choices): string | undefined {
  const present = order.filter((id) => id === 'task' || choices[id] !== undefined);
  if (choices.check !== undefined && present.at(-1) !== 'check')
    return 'The check works on what has been written, so it comes last.';
  if (choices.context !== undefined && present.indexOf('context') > present.indexOf('task'))
    return 'The context comes before the task: whoever reads the task should have the facts.';
  if (choices.role !== undefined && present[0] !== 'role')
    return 'The role comes first: all that follows is read from its chair.';
  return undefined;
}

export interface PromptJudgement {
  readonly answer: (typeof preparedAnswers)[number];
  readonly isBest: boolean;
  /** One for each part, and one for the order where it matters. */
  readonly notes: readonly {
    readonly name: string;
    readonly text: string;
    readonly isGood: boolean;
  }[];
}

export function judgePrompt(prompt: Prompt): PromptJudgement {
  const quality = qualityOf(prompt);
  const notes = promptParts.map((part) => {
    const option = chosenOption(prompt, part.id);
    return {
      name: part.name,
      text: option?.note ?? part.without,
      isGood: option?.isGood === true,
    };
  });
  const order = orderNote(prompt.order, prompt.choices);
  return {
    answer: preparedAnswers[quality] ?? preparedAnswers[0],
    isBest: quality === preparedAnswers.length - 1,
    notes: order === undefined ? notes : [...notes, { name: 'Order', text: order, isGood: false }],
  };
}
