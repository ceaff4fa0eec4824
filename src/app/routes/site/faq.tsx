import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ThreadMark } from '@/components/loom/thread-mark';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { terms } from '@/data/facts';
import { generalFaq } from '@/data/faq';
import { Head } from '@/lib/seo/head';
import { faqJsonLd, pageTrail } from '@/lib/seo/structured-data';

const elsewhere = [
  {
    href: paths.refundPolicy(),
    label: 'Refund Policy',
    text: 'What happens when you change your mind.',
  },
  {
    href: paths.careerAssistance(),
    label: 'Career assistance',
    text: 'What support looks like, and who is eligible for the job guarantee.',
  },
  {
    href: paths.beyondTheCourses(),
    label: 'Beyond the courses',
    text: 'What stays with you after the last session.',
  },
];

export function Component() {
  return (
    <div className="page-width py-12 md:py-20">
      <Head
        title="Frequently asked questions"
        description="Are the programs self-paced, and is financing available? Short answers on time, recordings, instalments, foreclosure and scholarships."
        path={paths.faq()}
        jsonLd={[faqJsonLd(generalFaq), pageTrail('FAQ', paths.faq())]}
      />
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[2fr_3fr]">
        <header className="lg:sticky lg:top-24 lg:self-start">
          <ThreadMark hue="ai" className="h-6 w-24" />
          <h1 className="mt-4 text-4xl font-bold text-ink">The two questions we hear most</h1>
          <p className="mt-5 text-lg text-ink-soft">
            One is about time and one about money. Anything else: a person answers within{' '}
            {terms.replyHours} hours.
          </p>
          <Link
            to={paths.contact()}
            className={`${buttonClass({ variant: 'primary', size: 'large' })} mt-8`}
          >
            Ask your question
          </Link>
        </header>
        <div>
          <div className="divide-y divide-line-strong/40 border-y border-line-strong/40">
            {generalFaq.map((entry, index) => (
              <details key={entry.question} open={index === 0} className="group">
                <summary className="flex items-center justify-between gap-6 py-7">
                  <h2 className="text-2xl font-semibold text-ink">{entry.question}</h2>
                  <Plus
                    aria-hidden="true"
                    className="size-6 shrink-0 text-muted transition-transform group-open:rotate-45"
                  />
                </summary>
                <p className="max-w-measure pb-8 text-lg text-ink-soft">{entry.answer}</p>
              </details>
            ))}
          </div>
          <nav aria-labelledby="elsewhere-title" className="mt-14">
            <h2 id="elsewhere-title" className="text-lg font-semibold text-ink">
              Answered at length elsewhere
            </h2>
            <ul className="mt-4 space-y-4">
              {elsewhere.map((link) => (
                <li key={link.href} className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
                  <Link to={link.href} className="link-underline font-medium text-brand">
                    {link.label}
                  </Link>
                  <span className="text-ink-soft">{link.text}</span>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </div>
  );
}
