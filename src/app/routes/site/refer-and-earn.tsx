import { Link } from 'react-router-dom';
import { PageHeroSplit } from '@/components/layout/page-hero-split';
import { StepThread } from '@/components/layout/step-thread';
import { giftPattern } from '@/components/loom/patterns';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { terms } from '@/data/facts';
import { referralEffective, referralTerms } from '@/features/documents/referral-terms';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';

const steps = [
  {
    title: 'Ask for your account',
    text: 'Write to us. You get a free Referral Partner account and a link that is yours alone.',
  },
  {
    title: 'Tell somebody it suits',
    text: 'Share the link with a person you would recommend the course to anyway, and say what it asks of them.',
  },
  {
    title: 'They stay, you are rewarded',
    text: 'When they have enrolled, paid and stayed beyond the trial window, your reward becomes due.',
  },
];

export function Component() {
  return (
    <>
      <Head
        title="Refer and earn"
        description="Recommend a program and be rewarded: how the referral program works, who is eligible, and its terms, effective April 19, 2024."
        path={paths.referAndEarn()}
        jsonLd={[pageTrail('Refer and earn', paths.referAndEarn())]}
      />
      <PageHeroSplit
        title="Recommend us, if you would anyway"
        lead={
          <p>
            The best learners come through people who know them. If somebody you send joins a course
            longer than {terms.referralMinimumMonths} months, we say thank you with a reward.
          </p>
        }
        hue="marketing"
        pattern={giftPattern}
      >
        <Link to={paths.contact()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          Ask for your link
        </Link>
      </PageHeroSplit>

      <section aria-labelledby="steps-title" className="page-width py-section">
        <h2 id="steps-title" className="text-3xl font-bold text-ink">
          How it works
        </h2>
        <div className="mt-12">
          <StepThread steps={steps} isAcross />
        </div>
      </section>

      <section aria-labelledby="terms-title" className="border-t border-line">
        <div className="page-width grid gap-x-16 gap-y-10 py-section lg:grid-cols-[15rem_minmax(0,1fr)]">
          <header className="lg:sticky lg:top-24 lg:self-start">
            <h2 id="terms-title" className="text-2xl font-bold text-ink">
              Program terms
            </h2>
            <p className="mt-2 text-sm text-muted">
              Effective <time dateTime={referralEffective.day}>{referralEffective.text}</time>
            </p>
            <nav aria-label="Contents of the terms" className="mt-6">
              <ol className="list-decimal space-y-1 pl-6 text-sm text-ink-soft marker:text-muted">
                {referralTerms.map((section) => (
                  <li key={section.id}>
                    <a
                      href={`#${section.id}`}
                      className="inline-block py-1 underline-offset-4 hover:text-ink hover:underline"
                    >
                      {section.title}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          </header>
          <div className="prose [&>section:first-child>h3]:mt-0">
            {referralTerms.map((section, index) => (
              <section key={section.id} aria-labelledby={section.id}>
                <h3 id={section.id}>
                  {index + 1}. {section.title}
                </h3>
                {section.body}
              </section>
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
