import { questionIds, questions, type PartialAnswers, type QuestionId } from '../finder/questions';

interface FinderQuestionsProps {
  readonly answers: PartialAnswers;
  readonly onAnswer: (question: QuestionId, value: string) => void;
}

/** The five questions, all in view, so that each answer can be changed while one sees what it does. */
export function FinderQuestions({ answers, onAnswer }: FinderQuestionsProps) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {questionIds.map((id, index) => {
        const { text, choices, hint } = questions[id];
        return (
          <fieldset
            key={id}
            aria-describedby={hint === undefined ? undefined : `${id}-hint`}
            className="grid gap-x-12 gap-y-4 py-6 lg:grid-cols-[1fr_2fr]"
          >
            {/* Floated, so that the grid may place it. */}
            <legend className="float-left text-lg font-semibold text-ink">
              <span aria-hidden="true" data-numbers="" className="mr-2 text-muted">
                {index + 1}
              </span>
              {text}
            </legend>
            <div>
              <div className="flex flex-wrap gap-2">
                {choices.map(({ value, label }) => (
                  <label
                    key={value}
                    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm border border-line-strong bg-surface-raised px-3 py-2 leading-snug text-ink hover:border-ink has-checked:border-ink has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand max-sm:w-full"
                  >
                    <input
                      type="radio"
                      name={id}
                      value={value}
                      checked={answers[id] === value}
                      onChange={() => onAnswer(id, value)}
                      className="size-5 shrink-0 accent-brand outline-none"
                    />
                    {label}
                  </label>
                ))}
              </div>
              {hint === undefined ? null : (
                <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
                  {hint}
                </p>
              )}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
