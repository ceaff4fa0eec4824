import { clsx } from 'clsx';
import { terms } from '@/data/facts';

const steps = [
  {
    title: `A reply within ${terms.replyHours} hours`,
    text: 'A person from admissions reads what you wrote and answers it.',
  },
  {
    title: 'A personal career guidance call',
    text: 'Your goals, your hours and whether this course fits. We say so if it does not.',
  },
  {
    title: 'An offer in writing',
    text: 'Dates, fee and instalments on one page. You pay nothing until you have accepted it.',
  },
] as const;

/** What happens once an application has been sent. */
export function NextSteps({ className }: { readonly className?: string }) {
  return (
    <ol className={clsx('space-y-6', className)}>
      {steps.map((step, index) => (
        <li key={step.title} className="grid grid-cols-[2.5rem_1fr] gap-x-2">
          <span aria-hidden="true" data-numbers="" className="text-xl font-bold text-brand">
            {index + 1}
          </span>
          <div>
            <p className="font-semibold text-ink">{step.title}</p>
            <p className="text-ink-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
