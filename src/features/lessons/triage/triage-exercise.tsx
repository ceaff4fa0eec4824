import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { alerts, evidence, verdicts, type Alert } from '@/data/lessons/alerts';
import { defineAnswers, useAnswers, type Answers } from '../answers';
import { ChoiceGroup } from '../components/choice-group';
import { ExerciseActions, Feedback } from '../components/feedback';
import { isVerdict, judgeAlert, judgeEvidence, triageProgress, type Said } from './judge-alert';

const store = defineAnswers('cyber-security');

const checkedKey = (id: string) => `checked_${id}`;

function AlertText({ alert, number }: { readonly alert: Alert; readonly number: number }) {
  return (
    <>
      <h4 className="font-semibold text-ink">
        {number}. {alert.title}
      </h4>
      <ul className="mt-2 space-y-1 font-mono text-sm text-ink-soft">
        {alert.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function SaidLine({ said }: { readonly said: Said | undefined }) {
  if (!said) return null;
  return (
    <p className="text-ink-soft">
      <strong className={said.isRight ? 'text-success' : 'text-ink'}>{said.title}</strong>{' '}
      {said.text}
    </p>
  );
}

/** What was said to an alert, until somebody decides otherwise. */
function saidOf(alert: Alert, answers: Answers): Said | undefined {
  const verdict = answers[alert.id];
  if (!isVerdict(verdict) || answers[checkedKey(alert.id)] !== verdict) return undefined;
  return judgeAlert(alert, verdict);
}

/** Six alerts to sort, and the one line of the report to find. */
export function TriageExercise() {
  const answers = useAnswers(store);
  const [isAsked, setAsked] = useState(false);
  const groups = useRef(new Map<string, HTMLDivElement>());
  const checked = Object.fromEntries(alerts.map(({ id }) => [id, answers[checkedKey(id)]]));
  const open = alerts.filter(({ id }) => !isVerdict(answers[id]));
  const found = judgeEvidence(answers['checked_line']);
  const foundNow = answers['line'] === answers['checked_line'] ? found : undefined;

  function handleCheck(): void {
    setAsked(true);
    store.set(
      Object.fromEntries(
        alerts.flatMap(({ id }) => {
          const verdict = answers[id];
          return verdict === undefined ? [] : [[checkedKey(id), verdict]];
        }),
      ),
    );
    const [first] = open;
    if (first) groups.current.get(first.id)?.focus();
  }

  function progress(): string {
    const words = triageProgress(checked);
    if (open.length === 0 || open.length === alerts.length) return words;
    return `${words} ${open.length === 1 ? 'One is' : `${open.length} are`} still unsorted.`;
  }

  return (
    <div>
      <h3 className="text-xl font-semibold text-ink">Sort the alerts</h3>
      <ol className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {alerts.map((alert, index) => (
          <li key={alert.id}>
            <ChoiceGroup
              ref={(element) => {
                if (element) groups.current.set(alert.id, element);
              }}
              isRow
              label={<AlertText alert={alert} number={index + 1} />}
              options={verdicts}
              value={answers[alert.id]}
              onChange={(verdict) => store.set({ [alert.id]: verdict })}
              error={
                isAsked && answers[alert.id] === undefined ? 'Choose one of the three.' : undefined
              }
            >
              <SaidLine said={saidOf(alert, answers)} />
            </ChoiceGroup>
          </li>
        ))}
      </ol>
      <ExerciseActions
        progress={progress()}
        onRestart={() => {
          setAsked(false);
          store.clear();
        }}
      >
        <Button variant="primary" size="large" onClick={handleCheck}>
          Check my sorting
        </Button>
      </ExerciseActions>
      <p role="status" className="sr-only">
        {Object.values(checked).some(Boolean) ? progress() : ''}
      </p>

      <h3 className="mt-12 text-xl font-semibold text-ink">Find the line</h3>
      <div className="mt-3 max-w-narrow">
        <ChoiceGroup
          label={
            <p className="text-ink-soft">
              Alert 5 came from this laptop. Which of its lines has no honest explanation, and
              stands first in your report?
            </p>
          }
          options={evidence.lines.map(({ id, text }) => ({
            id,
            label: <span className="font-mono text-sm">{text}</span>,
          }))}
          value={answers['line']}
          onChange={(line) => store.set({ line })}
          error={
            answers['checked_line'] === '' && answers['line'] === undefined
              ? 'Choose a line first.'
              : undefined
          }
        />
        <Button
          size="large"
          className="mt-4 noscript:hidden"
          onClick={() => store.set({ checked_line: answers['line'] ?? '' })}
        >
          Check the line
        </Button>
        <div role="status" className="mt-4">
          {foundNow ? (
            <Feedback isRight={foundNow.isRight} title={foundNow.title}>
              {foundNow.text}
            </Feedback>
          ) : null}
        </div>
      </div>
    </div>
  );
}
