import { FieldFrame } from '@/components/form/field-frame';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { ratios, reportFigures, type Ratio } from '@/data/lessons/ad-report';
import { defineAnswers, useAnswers, type Answers } from '../answers';
import { DataTable } from '../components/data-table';
import { ExerciseActions } from '../components/feedback';
import { judgeRatio, shownFigure, type RatioAnswer, type RatioJudgement } from './judge-ratio';

const store = defineAnswers('ai-digital-marketing-basic');

const options = reportFigures.map(({ id, label }) => ({ value: id, label }));

function answerOf({ id }: Ratio, answers: Answers): RatioAnswer {
  return {
    above: answers[`${id}_above`] ?? '',
    below: answers[`${id}_below`] ?? '',
    value: answers[`${id}_value`] ?? '',
  };
}

const asText = (answer: RatioAnswer) => JSON.stringify(answer);

/** What was said to an answer, until it is changed. */
function saidOf(ratio: Ratio, answers: Answers): RatioJudgement | undefined {
  const answer = answerOf(ratio, answers);
  return answers[`${ratio.id}_checked`] === asText(answer) ? judgeRatio(ratio, answer) : undefined;
}

interface RatioFieldsProps {
  readonly ratio: Ratio;
  readonly answers: Answers;
}

function RatioFields({ ratio, answers }: RatioFieldsProps) {
  const { id, label, unit, sentence } = ratio;
  const answer = answerOf(ratio, answers);
  const said = saidOf(ratio, answers);
  return (
    <fieldset className="min-w-0 border-t-2 border-ink pt-3">
      <legend className="float-left w-full text-lg font-semibold text-ink">{label}</legend>
      <p className="clear-both text-sm text-muted">{sentence}</p>
      <div className="mt-4 grid gap-4 noscript:hidden sm:grid-cols-2">
        {(['above', 'below'] as const).map((place) => (
          <FieldFrame key={place} label={place === 'above' ? 'This figure' : 'divided by'}>
            {(wiring) => (
              <Select
                {...wiring}
                options={options}
                placeholder="Choose a figure"
                value={answer[place]}
                onChange={({ target }) => store.set({ [`${id}_${place}`]: target.value })}
              />
            )}
          </FieldFrame>
        ))}
        <FieldFrame
          label={unit === 'percent' ? 'Result in per cent' : 'Result in rupees'}
          {...(said?.kind === 'unreadable' ? { error: said.text } : {})}
        >
          {(wiring) => (
            <Input
              {...wiring}
              value={answer.value}
              onChange={({ target }) => store.set({ [`${id}_value`]: target.value })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              dir="ltr"
            />
          )}
        </FieldFrame>
      </div>
      {said && said.kind !== 'unreadable' ? (
        <p className="mt-3 text-ink-soft">
          {said.kind === 'right' ? <strong className="text-success">Right: </strong> : null}
          {said.text}
        </p>
      ) : null}
    </fieldset>
  );
}

/** A report, and four ratios to be made of its figures. */
export function FiguresExercise() {
  const answers = useAnswers(store);
  const said = ratios.map((ratio) => saidOf(ratio, answers));
  const right = said.filter((one) => one?.kind === 'right').length;
  const isChecked = said.some(Boolean);

  function handleCheck(): void {
    store.set(
      Object.fromEntries(
        ratios.map((ratio) => [`${ratio.id}_checked`, asText(answerOf(ratio, answers))]),
      ),
    );
  }

  function progress(): string {
    if (!isChecked) return 'Nothing checked yet.';
    if (right === ratios.length) return 'All four are right.';
    return `${right} of ${ratios.length} are right.`;
  }

  return (
    <div>
      <div className="prose">
        <DataTable
          caption="Search ad “Tailor in Nashik”, report of two weeks"
          columns={['Figure', 'Value']}
          rows={reportFigures.map(({ id, label }) => [label, shownFigure(id)])}
          hasRowNames
        />
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {ratios.map((ratio) => (
          <RatioFields key={ratio.id} ratio={ratio} answers={answers} />
        ))}
      </div>
      <ExerciseActions progress={progress()} onRestart={store.clear}>
        <Button variant="primary" size="large" onClick={handleCheck}>
          Check my figures
        </Button>
      </ExerciseActions>
      <div role="status" className="sr-only">
        {isChecked ? (
          <>
            <p>{progress()}</p>
            {ratios.map(({ id, label }, index) => (
              <p key={id}>
                {label}: {said[index]?.text}
              </p>
            ))}
          </>
        ) : null}
      </div>
    </div>
  );
}
