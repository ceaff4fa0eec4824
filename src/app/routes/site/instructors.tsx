import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Near } from '@/components/late/near';
import { PageHero } from '@/components/layout/page-hero';
import { InstructorPortrait } from '@/components/loom/instructor-portrait';
import type { WeaveHue } from '@/components/loom/weave-art';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { terms } from '@/data/facts';
import { instructors, type Instructor } from '@/data/instructors';
import { coursesOf } from '@/features/courses/trainers';
import { HostedEvents } from '@/features/events/components/hosted-events';
import { WritingsList } from '@/features/posts/components/writings-list';
import { useWritings } from '@/features/posts/writings';
import { Head } from '@/lib/seo/head';
import { personJsonLd } from '@/lib/seo/person';
import { pageTrail } from '@/lib/seo/structured-data';

const hues: readonly WeaveHue[] = ['marketing', 'data', 'security', 'ai'];

interface InstructorSectionProps {
  readonly person: Instructor;
  readonly hue: WeaveHue;
  readonly writings: ReturnType<typeof useWritings>;
}

function InstructorSection({ person, hue, writings }: InstructorSectionProps) {
  const titleId = `${person.id}-name`;
  return (
    <section
      id={person.id}
      aria-labelledby={titleId}
      className="grid gap-x-12 gap-y-6 md:grid-cols-[12rem_1fr] lg:grid-cols-[16rem_1fr_16rem]"
    >
      <InstructorPortrait
        name={person.name}
        hue={hue}
        portrait={person.image}
        className="aspect-square w-40 rounded-lg md:w-full"
      />
      <div>
        <h2 id={titleId} className="text-2xl font-bold text-ink">
          {person.name}
        </h2>
        <p className="mt-1 font-medium text-ink-soft">{person.role}</p>
        <p data-numbers="" className="text-sm font-medium text-muted">
          {terms.mentorExperience}
        </p>
        <p className="mt-4 max-w-measure text-ink-soft">{person.bio}</p>
      </div>
      <div className="md:col-start-2 lg:col-start-3">
        <h3 className="text-sm font-semibold text-ink">Expertise</h3>
        <ul className="mt-3 flex flex-wrap gap-2 lg:flex-col lg:items-start">
          {person.expertise.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid content-start gap-x-10 gap-y-6 border-t border-line pt-6 sm:grid-cols-2 md:col-start-2 lg:col-end-4 lg:grid-cols-3">
        <div>
          <h3 className="text-sm font-semibold text-ink">Teaches</h3>
          <ul className="mt-3 space-y-3 text-sm">
            {coursesOf(person.id).map(({ course, isLead }) => (
              <li key={course.slug}>
                <Link
                  to={paths.course(course.slug)}
                  className="font-medium text-brand link-underline"
                >
                  {course.title}
                </Link>
                {isLead && <span className="text-muted"> leads it</span>}
              </li>
            ))}
          </ul>
        </div>
        <WritingsList author={person.name} writings={writings} />
        <HostedEvents host={person.name} />
      </div>
    </section>
  );
}

interface InstructorListProps {
  readonly writings: ReturnType<typeof useWritings>;
}

/** Memoised: what is rendered anew no longer waits until it is near. */
const InstructorList = memo(function InstructorList({ writings }: InstructorListProps) {
  return (
    <ul className="page-width divide-y divide-line py-section">
      {instructors.map((person, index) => (
        <li key={person.id} className="py-12 first:pt-0 last:pb-0">
          <Near isBelow={index > 0} heights={[66, 44, 31]}>
            <InstructorSection person={person} hue={hues[index] ?? 'career'} writings={writings} />
          </Near>
        </li>
      ))}
    </ul>
  );
});

export function Component() {
  const writings = useWritings();
  return (
    <>
      <Head
        title="Instructors"
        description={`The four people who lead our programs in marketing, data science, cybersecurity and design: what they are expert in, and how they teach. ${terms.trainerYears}+ years each.`}
        path={paths.instructors()}
        jsonLd={[pageTrail('Instructors', paths.instructors()), ...instructors.map(personJsonLd)]}
      />
      <PageHero
        title="Taught by people who still do the work"
        lead={
          <p>
            Each of our trainers has {terms.trainerYears}+ years in the field behind them and a
            current desk in it. They teach from cases of their own, the failed ones included.
          </p>
        }
        hue="marketing"
        seed="instructors"
        tension={0.7}
      />
      <InstructorList writings={writings} />
      <section aria-labelledby="join-title" className="bg-brand-soft">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-12">
          <div className="max-w-narrow">
            <h2 id="join-title" className="text-2xl font-bold text-ink">
              Do you do this work, and like to explain it?
            </h2>
            <p className="mt-2 text-ink-soft">
              We look for trainers who can lead a cohort, and for mentors who review a few projects
              a month.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Link to={paths.applyAsTrainer()} className={buttonClass({ size: 'large' })}>
              Apply as a trainer
            </Link>
            <Link
              to={paths.joinAsMentor()}
              className={buttonClass({ variant: 'quiet', size: 'large' })}
            >
              Join as a mentor
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}
