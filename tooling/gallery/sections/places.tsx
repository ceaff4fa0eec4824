import { useId } from 'react';
import { AddToCalendar } from '@/components/calendar/add-to-calendar';
import { CalendarChoices } from '@/components/calendar/calendar-choices';
import { NextStart } from '@/components/cohorts/next-start';
import { ClosingBand } from '@/components/layout/closing-band';
import { Ledger } from '@/components/layout/ledger';
import { BackLink } from '@/components/layout/back-link';
import { PageHeader } from '@/components/layout/page-header';
import { PageHero } from '@/components/layout/page-hero';
import { PageHeroSplit } from '@/components/layout/page-hero-split';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SplitSection } from '@/components/layout/split-section';
import { StepThread } from '@/components/layout/step-thread';
import { stepsPattern } from '@/components/loom/patterns';
import { Button } from '@/components/ui/button';
import { footerNavigation, trustBadges } from '@/config/footer';
import { mainAction, mainNavigation } from '@/config/navigation';
import { site } from '@/config/site';
import { Sample } from '../sample';

const steps = [
  { title: 'Apply', text: 'Fill in the form.', when: 'Today' },
  { title: 'Talk', text: 'A mentor calls you.', when: 'Within 24 hours' },
  { title: 'Start', text: 'Classes begin.', when: 'Next cohort' },
];

const course = { slug: 'data-science', durationWeeks: 16 };

const entry = {
  uid: 'data-science-2026-12-07',
  title: 'Data Science: first live session',
  startISO: '2026-12-07T19:30:00+05:30',
  durationMins: 90,
};

/** The parts that pages are laid out with. */
export function Places() {
  const id = useId();
  return (
    <>
      <Sample name="SiteHeader" stacked>
        <SiteHeader items={mainNavigation} action={mainAction} />
      </Sample>
      <Sample name="BackLink">
        <BackLink to="/courses">All courses</BackLink>
      </Sample>
      <Sample name="NextStart">
        <NextStart course={course} />
      </Sample>
      <Sample name="AddToCalendar" stacked>
        <AddToCalendar entry={entry} />
        <CalendarChoices entry={entry} />
      </Sample>
      <Sample name="PageHero" stacked>
        <PageHero title="Careers" lead="One sentence of what follows." hue="data" seed="careers">
          <Button variant="primary">Apply now</Button>
        </PageHero>
      </Sample>
      <Sample name="PageHeroSplit" stacked>
        <PageHeroSplit
          title="Refer and earn"
          lead="One sentence."
          hue="career"
          pattern={stepsPattern}
        />
      </Sample>
      <Sample name="PageHeader" stacked>
        <PageHeader
          title="Posts"
          description="What a screen of the CMS begins with."
          actions={<Button variant="primary">New post</Button>}
          back={{ label: 'Dashboard', href: '/cms' }}
        />
      </Sample>
      {(['plain', 'sunken', 'accent'] as const).map((tone) => (
        <Sample key={tone} name={`SplitSection, ${tone}`} stacked>
          <SplitSection
            id={`${id}-${tone}`}
            title="How it works"
            intro="An introduction."
            tone={tone}
          >
            <StepThread steps={steps} />
          </SplitSection>
        </Sample>
      ))}
      <Sample name="StepThread, across" stacked>
        <StepThread steps={steps} isAcross />
      </Sample>
      <Sample name="Ledger" stacked>
        <Ledger
          entries={[
            { term: '85 %', text: 'of learners were placed within six months.' },
            { term: '4', text: 'programs, each with mentors of its trade.' },
          ]}
        />
      </Sample>
      <Sample name="ClosingBand" stacked>
        <ClosingBand
          id={`${id}-closing`}
          title="Begin with one question"
          text="A mentor answers it."
        >
          <Button variant="primary">Ask</Button>
        </ClosingBand>
      </Sample>
      <Sample name="SiteFooter" stacked>
        <SiteFooter
          groups={footerNavigation}
          social={site.social}
          supportEmail={site.supportEmail}
          chat={{ label: 'Chat with us', url: site.chatUrl }}
          badges={trustBadges}
          siteName={site.name}
          tagline={site.tagline}
        />
      </Sample>
    </>
  );
}
