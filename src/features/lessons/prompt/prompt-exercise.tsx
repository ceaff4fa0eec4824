import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '@/components/feedback/announcer';
import { Button } from '@/components/ui/button';
import { promptParts, promptTask, type PromptPartId } from '@/data/lessons/prompt-parts';
import { defineAnswers, useAnswers, type Answers } from '../answers';
import { ChoiceGroup } from '../components/choice-group';
import { ExerciseActions } from '../components/feedback';
import {
  judgePrompt,
  moved,
  pieceNames,
  promptLines,
  readOrder,
  type PieceId,
  type Prompt,
} from './build-prompt';
import { PromptAnswer } from './prompt-answer';

const store = defineAnswers('advanced-ai-digital-marketing');

const out = { id: 'out', label: 'Leave it out' };

function promptOf(answers: Answers): Prompt {
  const choices = Object.fromEntries(
    promptParts.flatMap(({ id }) => {
      const choice = answers[`choice_${id}`];
      return choice === undefined || choice === out.id ? [] : [[id, choice]];
    }),
  ) as Prompt['choices'];
  return { order: readOrder(answers['order']), choices };
}

function partOptions(id: PromptPartId) {
  const part = promptParts.find((one) => one.id === id);
  return [...(part?.options ?? []).map((one) => ({ id: one.id, label: one.text })), out];
}

interface PieceProps {
  readonly id: PieceId;
  readonly position: number;
  readonly count: number;
  readonly answers: Answers;
  readonly onMove: (step: -1 | 1) => void;
}

function Piece({ id, position, count, answers, onMove }: PieceProps) {
  const name = pieceNames[id];
  const title = (
    <h3 className="font-semibold text-ink">
      <span data-numbers="" className="mr-2 text-muted">
        {position}.
      </span>
      {name}
    </h3>
  );
  return (
    <li className="border-t border-line py-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
        {id === 'task' ? (
          <div>
            {title}
            <p className="mt-2 text-ink">{promptTask}</p>
          </div>
        ) : (
          <ChoiceGroup
            label={title}
            options={partOptions(id)}
            value={answers[`choice_${id}`] ?? out.id}
            onChange={(choice) => store.set({ [`choice_${id}`]: choice })}
          />
        )}
        <div className="grid content-start gap-1 noscript:hidden">
          {([-1, 1] as const).map((step) => {
            const Icon = step < 0 ? ArrowUp : ArrowDown;
            const isEnd = position === (step < 0 ? 1 : count);
            return (
              <button
                key={step}
                type="button"
                id={`move-${id}${step < 0 ? '-up' : '-down'}`}
                aria-label={`Move ${name} ${step < 0 ? 'up' : 'down'}`}
                aria-disabled={isEnd || undefined}
                onClick={() => onMove(step)}
                className="inline-grid size-11 place-items-center rounded-sm text-muted hover:bg-surface-sunken hover:text-ink aria-disabled:opacity-40"
              >
                <Icon aria-hidden="true" className="size-5" />
              </button>
            );
          })}
        </div>
      </div>
    </li>
  );
}

/** Six pieces of a prompt to word and to order; beside the prompt, the kind of answer that it gets. */
export function PromptExercise() {
  const answers = useAnswers(store);
  const moving = useRef<string | undefined>(undefined);
  const prompt = promptOf(answers);
  const lines = promptLines(prompt);
  const shown = JSON.stringify(prompt);
  const asked = answers['asked'] === shown ? judgePrompt(prompt) : undefined;
  const chosen = lines.length - 1;

  useEffect(() => {
    // An element that has been moved loses the focus in some browsers.
    if (moving.current !== undefined) document.getElementById(moving.current)?.focus();
    moving.current = undefined;
  }, [answers]);

  function handleMove(id: PieceId, step: -1 | 1): void {
    const order = moved(prompt.order, id, step);
    moving.current = `move-${id}${step < 0 ? '-up' : '-down'}`;
    store.set({ order: order.join() });
    announce(`${pieceNames[id]} is now ${order.indexOf(id) + 1} of ${order.length}`);
  }

  function progress(): string {
    if (asked?.isBest) return 'Complete: every part does its work.';
    if (chosen === 0) return 'Only the task so far.';
    return `The task and ${chosen === 1 ? 'one part' : `${chosen} parts`} of five.`;
  }

  return (
    <div>
      <ol className="max-w-narrow border-b border-line">
        {prompt.order.map((id, index) => (
          <Piece
            key={id}
            id={id}
            position={index + 1}
            count={prompt.order.length}
            answers={answers}
            onMove={(step) => handleMove(id, step)}
          />
        ))}
      </ol>
      <ExerciseActions progress={progress()} onRestart={store.clear}>
        <Button variant="primary" size="large" onClick={() => store.set({ asked: shown })}>
          Show the answer it gets
        </Button>
      </ExerciseActions>
      <div className="mt-8 grid gap-x-12 gap-y-8 noscript:hidden lg:grid-cols-2">
        <section aria-labelledby="prompt-title">
          <h3 id="prompt-title" className="text-xl font-semibold text-ink">
            Your prompt
          </h3>
          <dl className="mt-4 space-y-3">
            {lines.map(({ id, text }) => (
              <div key={id}>
                <dt className="text-sm text-muted">{pieceNames[id]}</dt>
                <dd className="text-ink">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <div role="status" className="min-h-60">
          {asked ? (
            <PromptAnswer judgement={asked} />
          ) : (
            <p className="text-muted">
              Here the answer will stand. Change the prompt as often as you like, and ask again.
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
