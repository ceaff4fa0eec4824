import { Link } from 'react-router-dom';
import { DroppedStitch } from '@/components/loom/dropped-stitch';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/config/paths';
import type { CourseDetails } from '@/data/course-details/course-details';
import { findCourse, type Course } from '@/data/courses';
import type { Curriculum } from '@/data/curricula/curriculum';
import { terms } from '@/data/facts';
import { CourseAside } from '@/features/courses/components/course-aside';
import { CourseHeader } from '@/features/courses/components/course-header';
import { CourseQuotes } from '@/features/courses/components/course-quotes';
import { CourseTabs } from '@/features/courses/components/course-tabs';
import { CurriculumPanel } from '@/features/courses/components/curriculum-panel';
import { InstructorsPanel, TrainersPanel } from '@/features/courses/components/people-panels';
import { RoadmapPanel } from '@/features/courses/components/roadmap-panel';
import { courseNotFound, defaultCourseSlug } from '@/features/courses/model';
import { instructorsFor, trainersFor } from '@/features/courses/trainers';
import { applyAnchor, ApplicationSlot } from '@/features/leads/components/application-slot';
import { NextSteps } from '@/features/leads/components/next-steps';
import { Head } from '@/lib/seo/head';
import { breadcrumbs, courseJsonLd } from '@/lib/seo/structured-data';

interface CoursePageProps {
  readonly slug: string | undefined;
  readonly curriculum: Curriculum;
  readonly details: CourseDetails;
}

/** The page of a course, or "Course not found". The texts come from the route, so that a page carries its own alone. */
export function CoursePage({ slug, curriculum, details }: CoursePageProps) {
  const course = findCourse(slug);
  if (!course) return <CourseNotFound />;
  // A new key, so that tab and form of one course do not stay for the next.
  return (
    <KnownCourse key={course.slug} course={course} curriculum={curriculum} details={details} />
  );
}

interface KnownCourseProps extends Omit<CoursePageProps, 'slug'> {
  readonly course: Course;
}

function KnownCourse({ course, curriculum, details }: KnownCourseProps) {
  return (
    <>
      <Head
        title={course.title}
        description={`${details.summary} ${course.level}, ${course.durationWeeks} weeks, ${course.mode.toLowerCase()}.`}
        path={paths.course(course.slug)}
        jsonLd={[
          courseJsonLd(course),
          breadcrumbs([
            { name: 'Home', path: paths.home() },
            { name: 'Courses', path: paths.courses() },
            { name: course.title, path: paths.course(course.slug) },
          ]),
        ]}
      />
      <CourseHeader course={course} />
      <div className="page-width grid gap-x-20 gap-y-16 py-section lg:grid-cols-[minmax(0,1fr)_20rem]">
        <CourseTabs
          panels={{
            curriculum: <CurriculumPanel curriculum={curriculum} />,
            instructors: <InstructorsPanel people={instructorsFor(course.hue)} />,
            trainer: <TrainersPanel people={trainersFor(course.hue)} />,
            roadmap: <RoadmapPanel steps={details.roadmap} />,
          }}
        />
        <CourseAside course={course} outcomes={details.outcomes} />
      </div>
      <CourseQuotes quotes={details.quotes} />
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
            />
          </div>
        </div>
      </section>
    </>
  );
}

function CourseNotFound() {
  return (
    <div className="page-width py-section">
      <Head
        title={courseNotFound}
        description="No course has this address: it may be mistyped, or the course has been renamed. All four courses stand in the catalogue."
        noindex
      />
      <EmptyState
        level={1}
        title={courseNotFound}
        art={<DroppedStitch />}
        action={
          <Link to={paths.courses()} className={buttonClass({ variant: 'primary', size: 'large' })}>
            See all courses
          </Link>
        }
      >
        The address may be mistyped, or the course has been renamed since you saved it.
      </EmptyState>
    </div>
  );
}
