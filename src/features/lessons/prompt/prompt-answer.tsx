import type { PromptJudgement } from './build-prompt';

/** The prepared answer, and what each part of the prompt has done to it. */
export function PromptAnswer({ judgement }: { readonly judgement: PromptJudgement }) {
  const { answer, notes } = judgement;
  return (
    <>
      <h3 className="text-xl font-semibold text-ink">{answer.title}</h3>
      <p className="mt-1 text-sm text-muted">
        Prepared by us as an example; no model has written it just now.
      </p>
      <blockquote className="mt-4 border-l-2 border-accent-strong pl-4 text-ink-soft">
        {answer.text}
      </blockquote>
      <h4 className="mt-6 font-semibold text-ink">What made it so</h4>
      <ul className="mt-2 space-y-1.5 text-ink-soft">
        {notes.map(({ name, text, isGood }) => (
          <li key={name}>
            <strong className={isGood ? 'text-success' : 'text-ink'}>
              {name}
              {isGood ? ', well chosen' : ''}:
            </strong>{' '}
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
