import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TabPanel, TabRow, Tabs } from '@/components/ui/tabs';
import { paths } from '@/config/paths';
import { faqTopics, homeFaq, type FaqTopic } from '@/data/faq';
import { SectionHeading } from './section-heading';

const tabs = faqTopics.map((id) => ({ id, label: homeFaq[id].label }));

/** Answers are native details of one name, so one at a time is open, with or without scripts. */
export function Faq() {
  const [topic, setTopic] = useState<FaqTopic>('admissions');
  return (
    <section aria-labelledby="faq-title" className="bg-surface-sunken">
      <div className="page-width grid gap-x-20 gap-y-10 py-section lg:grid-cols-[1fr_2fr]">
        <div>
          <SectionHeading id="faq-title" title="Frequently asked questions">
            Not answered here? A person reads what you send.
          </SectionHeading>
          <Link
            to={paths.contact()}
            className="mt-4 inline-block py-2 font-semibold text-brand link-underline"
          >
            Ask us
          </Link>
        </div>
        <Tabs ids={faqTopics} value={topic} onChange={setTopic}>
          <TabRow label="Topics" items={tabs} />
          {faqTopics.map((id) => (
            <TabPanel key={id} value={id} className="pt-4 lg:min-h-80">
              <FaqList topic={id} />
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </section>
  );
}

function FaqList({ topic }: { readonly topic: FaqTopic }) {
  return (
    <>
      <h3 className="sr-only noscript:not-sr-only">{homeFaq[topic].label}</h3>
      <div className="divide-y divide-line-strong/40">
        {homeFaq[topic].entries.map((entry) => (
          <details key={entry.question} name="home-faq" className="group">
            <summary className="flex items-center justify-between gap-4 py-5 text-lg font-semibold text-ink">
              {entry.question}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-measure pb-6 text-ink-soft">{entry.answer}</p>
          </details>
        ))}
      </div>
    </>
  );
}
