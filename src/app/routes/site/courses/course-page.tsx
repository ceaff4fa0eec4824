import { Fragment } from 'react';
import { Late, LateNotice } from '@/components/late/late';
import { Near } from '@/components/late/near';
import { paths } from '@/config/paths';
import type { CourseDetails } from '@/data/course-details/course-details';
import { findCourse, type Course } from '@/data/courses';
import type { Curriculum } from '@/data/curricula/curriculum';
import { terms } from '@/data/facts';
import { hasFirstLesson } from '@/data/lessons/lesson-slugs';
import type { Storyboard } from '@/data/teasers/teaser';
import { CohortSlot, datesAnchor } from '@/features/courses/components/cohort-slot';
import { ContentsLine, type PagePart } from '@/features/courses/components/contents-line';
import { CourseAside } from '@/features/courses/components/course-aside';
import { CourseBarSlot } from '@/features/courses/components/course-bar-slot';
import { CourseHeader, headAnchor } from '@/features/courses/components/course-header';
import { CourseQuotes } from '@/features/courses/components/course-quotes';
import { CurriculumPanel } from '@/features/courses/components/curriculum-panel';
import { InstructorsPanel, TrainersPanel } from '@/features/courses/components/people-panels';
import { RoadmapPanel } from '@/features/courses/components/roadmap-panel';
import { filmJsonLd, filmOf, type Film } from '@/features/courses/film';
import { claimedCohorts, courseJsonLd } from '@/features/courses/json-ld';
import { defaultCourseSlug } from '@/features/courses/model';
import { instructorsFor, trainersFor } from '@/features/courses/trainers';
import { applyAnchor, ApplicationSlot } from '@/features/leads/components/application-slot';
import { NextSteps } from '@/features/leads/components/next-steps';
import { useNow } from '@/hooks/use-now';
import { lateCode } from '@/lib/late-code';
import { Head } from '@/lib/seo/head';
import { breadcrumbs } from '@/lib/seo/structured-data';
import { whenWanted } from '@/lib/when-wanted';

interface CoursePageProps {
  /** Of a course in the catalogue. */
  readonly slug: string;
  readonly curriculum: Curriculum;
  readonly details: CourseDetails;
  /** What its film tells, where it has one. */
  readonly teaser?: Storyboard;
}

/** What the page consists of below its head, in its order. */
const parts: readonly PagePart[] = [
  { id: 'curriculum', label: 'Curriculum' },
  { id: 'instructors', label: 'Instructors' },
  { id: 'outcomes', label: 'Outcomes' },
  { id: 'fee', label: 'Fee' },
  { id: datesAnchor, label: 'Dates' },
  { id: 'learners', label: 'Learners' },
  { id: applyAnchor, label: 'Apply' },
];

// The rows of tabs are of use once somebody has read what they begin with: their HTML is there before them.
const courseTabs = lateCode(async () => {
  await whenWanted('[role="tablist"]');
  return import('@/features/courses/components/course-tabs');
});

/** Called when a link to the page is pointed at. */
export const prefetch = courseTabs.prefetch;

interface CourseHeadProps {
  readonly course: Course;
  readonly summary: string;
  readonly film: Film | undefined;
}

/** In a component of its own, so that the first reading of the clock does not render the whole page again. */
function CourseHead({ course, summary, film }: CourseHeadProps) {
  const cohorts = claimedCohorts(course, useNow());
  return (
    <Head
      title={course.title}
      description={`${summary} ${course.level}, ${course.durationWeeks} weeks, ${course.mode.toLowerCase()}.`}
      path={paths.course(course.slug)}
      jsonLd={[
        courseJsonLd(course, cohorts),
        ...(film ? [filmJsonLd(film)] : []),
        breadcrumbs([
          { name: 'Home', path: paths.home() },
          { name: 'Courses', path: paths.courses() },
          { name: course.title, path: paths.course(course.slug) },
        ]),
      ]}
    />
  );
}

/** The page of a course. The texts come from the route, so that a page carries its own alone. */
export function CoursePage({ slug, curriculum, details, teaser }: CoursePageProps) {
  const course = findCourse(slug);
  if (!course) throw new Error(`No course ${slug}.`);
  const firstLesson = hasFirstLesson(slug) ? paths.firstLesson(slug) : undefined;
  const film = teaser && filmOf(course, teaser);
  const panels = {
    curriculum: <CurriculumPanel curriculum={curriculum} firstLesson={firstLesson} />,
    instructors: <InstructorsPanel people={instructorsFor(course.hue)} />,
    trainer: <TrainersPanel people={trainersFor(course.hue)} />,
    roadmap: <RoadmapPanel steps={details.roadmap} />,
  };
  return (
    // A new key, so that tab and form of one course do not stay for the next.
    <Fragment key={course.slug}>
      <CourseHead course={course} summary={details.summary} film={film} />
      <CourseHeader course={course} film={film} firstLesson={firstLesson} />
      <ContentsLine parts={parts} />
      <CourseBarSlot course={course} headId={headAnchor} formId={applyAnchor} />
      <div className="page-width grid gap-x-20 gap-y-16 py-section lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <LateNotice
            code={courseTabs}
            title="The other parts of this course could not be opened"
          />
          <Late
            code={courseTabs}
            fallback={<div className="pt-8">{panels.curriculum}</div>}
            failed={<div className="pt-8">{panels.curriculum}</div>}
          >
            {({ CourseTabs }) => <CourseTabs panels={panels} />}
          </Late>
        </div>
        <Near>
          <CourseAside course={course} outcomes={details.outcomes} />
        </Near>
      </div>
      <section id={datesAnchor} aria-labelledby="dates-title" className="border-t border-line">
        <div className="page-width grid gap-x-20 gap-y-6 py-section lg:grid-cols-[2fr_3fr]">
          <h2 id="dates-title" className="text-3xl font-bold text-ink">
            When it starts
          </h2>
          <div>
            <CohortSlot course={course} place="course" />
          </div>
        </div>
      </section>
      <Near isBelow>
        <CourseQuotes quotes={details.quotes} />
      </Near>
      <section id={applyAnchor} aria-labelledby="apply-title">
        <div className="page-width grid gap-x-20 gap-y-12 py-section lg:grid-cols-[2fr_3fr]">
          <div>
            <h2 id="apply-title" className="text-3xl font-bold text-ink">
              Apply for this course
            </h2>
            <p className="mt-4 max-w-measure text-ink-soft">
              Admissions reply within {terms.replyHours} hours, and there is no application fee.
            </p>
            <NextSteps className="mt-8" />
          </div>
          <div className="max-w-narrow">
            <ApplicationSlot
              courseSlug={defaultCourseSlug(course.slug)}
              place={course.slug}
              anchor={applyAnchor}
              isCoursePage
            />
          </div>
        </div>
      </section>
    </Fragment>
  );
}
