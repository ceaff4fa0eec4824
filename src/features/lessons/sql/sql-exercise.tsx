import { useMemo, useRef } from 'react';
import { FieldFrame } from '@/components/form/field-frame';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { shopQuestion } from '@/data/lessons/shop-orders';
import { defineAnswers, useAnswers } from '../answers';
import { DataTable } from '../components/data-table';
import { ExerciseActions, Feedback } from '../components/feedback';
import { placeOf } from './error-place';
import { judge, type Judgement } from './judge';
import { QueryError, type Result } from './model';
import { runQuery } from './run-query';

const store = defineAnswers('data-science');

type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'error'; readonly error: QueryError }
  | { readonly kind: 'rows'; readonly result: Result; readonly judgement: Judgement };

function outcomeOf(query: string | undefined): Outcome {
  if (query === undefined) return { kind: 'none' };
  try {
    const result = runQuery(query, shopQuestion.table);
    return { kind: 'rows', result, judgement: judge(result, shopQuestion) };
  } catch (error) {
    if (error instanceof QueryError) return { kind: 'error', error };
    throw error;
  }
}

/** The line that an error is about, with a mark under its place. */
function ErrorPlace({ query, error }: { readonly query: string; readonly error: QueryError }) {
  const { character, lineText } = placeOf(query, error.at);
  return (
    <pre aria-hidden="true" className="mt-2 overflow-x-auto font-mono text-sm text-ink-soft">
      {`${lineText}\n${' '.repeat(character - 1)}${'^'.repeat(Math.max(1, error.length))}`}
    </pre>
  );
}

const counted = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

/** A box for a query, which is run over the table above it; what differs from the answer is said in words. */
export function SqlExercise() {
  const answers = useAnswers(store);
  const field = useRef<HTMLTextAreaElement>(null);
  const query = answers['query'] ?? shopQuestion.start;
  const { run } = answers;
  const hints = shopQuestion.hints.slice(0, Number(answers['hints'] ?? 0));
  const outcome = useMemo(() => outcomeOf(run), [run]);
  const error = outcome.kind === 'error' ? outcome.error : undefined;

  function handleRun(): void {
    store.set({ query, run: query });
    const next = outcomeOf(query);
    if (next.kind !== 'error' || !field.current) return;
    // What is wrong is marked where it was typed, and read out with the field.
    field.current.focus();
    field.current.setSelectionRange(next.error.at, next.error.at + next.error.length);
  }

  function progress(): string {
    if (outcome.kind === 'none') return 'Not tried yet.';
    if (outcome.kind === 'rows' && outcome.judgement.isRight) return 'Solved.';
    return 'Tried; not solved yet.';
  }

  function message(): string | undefined {
    if (!error || run === undefined) return undefined;
    const { line, character } = placeOf(run, error.at);
    return `Line ${line}, character ${character}: ${error.message}`;
  }

  return (
    <div>
      <FieldFrame
        label="Your query"
        hint="Ctrl and Enter run it, too. Capital and small letters are the same to SQL, but not within quotes."
        error={message()}
        className="max-w-narrow noscript:hidden"
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            ref={field}
            value={query}
            onChange={({ target }) => store.set({ query: target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              handleRun();
            }}
            dir="ltr"
            rows={7}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            className="font-mono text-sm"
          />
        )}
      </FieldFrame>
      {error && run !== undefined ? <ErrorPlace query={run} error={error} /> : null}
      <ExerciseActions progress={progress()} onRestart={store.clear}>
        <Button variant="primary" size="large" onClick={handleRun}>
          Run the query
        </Button>
        {hints.length < shopQuestion.hints.length ? (
          <Button size="large" onClick={() => store.set({ hints: String(hints.length + 1) })}>
            {hints.length === 0 ? 'Give me a hint' : 'One more hint'}
          </Button>
        ) : null}
      </ExerciseActions>
      <div role="status" aria-label="Hints" className="prose">
        {hints.length === 0 ? null : (
          <ol className="pt-6">
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ol>
        )}
      </div>
      <div role="status" aria-label="What your query gave" className="mt-6">
        {outcome.kind === 'rows' ? (
          <Feedback isRight={outcome.judgement.isRight} title={outcome.judgement.title}>
            {outcome.judgement.text}
          </Feedback>
        ) : null}
        {error ? <p className="sr-only">The query could not be run. {message()}</p> : null}
      </div>
      {outcome.kind === 'rows' && outcome.result.rows.length > 0 ? (
        <div className="prose mt-6">
          <DataTable
            caption={`Your query gives ${counted(outcome.result.rows.length)}`}
            columns={outcome.result.columns}
            rows={outcome.result.rows}
          />
        </div>
      ) : null}
    </div>
  );
}
