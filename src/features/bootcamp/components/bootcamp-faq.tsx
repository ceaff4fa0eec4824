import { Plus } from 'lucide-react';
import { SplitSection } from '@/components/layout/split-section';
import { bootcampFaq } from '@/data/bootcamp-day';

/** Six questions that come before a booking; they open without scripts too. */
export function BootcampFaq() {
  return (
    <div id="faq">
      <SplitSection id="faq-title" title="Before you ask" tone="sunken">
        <div className="divide-y divide-line-strong/40 border-y border-line-strong/40">
          {bootcampFaq.map(({ question, answer }) => (
            <details key={question} name="bootcamp-faq" className="group">
              <summary className="flex items-center justify-between gap-6 py-5">
                <h3 className="text-lg font-semibold text-ink">{question}</h3>
                <Plus
                  aria-hidden="true"
                  className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
                />
              </summary>
              <p className="max-w-measure pb-6 text-ink-soft">{answer}</p>
            </details>
          ))}
        </div>
      </SplitSection>
    </div>
  );
}
