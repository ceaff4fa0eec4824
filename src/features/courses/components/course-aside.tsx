import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { Course } from '@/data/courses';
import { terms } from '@/data/facts';
import { CourseFee } from './course-fee';

interface BlockProps {
  readonly id?: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Block({ id, title, children }: BlockProps) {
  return (
    <section id={id} className="border-t border-line py-6">
      <h2 className="font-semibold text-ink">{title}</h2>
      <div className="mt-3 text-ink-soft">{children}</div>
    </section>
  );
}

interface CourseAsideProps {
  readonly course: Course;
  readonly outcomes: readonly string[];
}

/** What one gets, beside the tabs: outcomes, effort, career assistance and the learning platform. */
export function CourseAside({ course, outcomes }: CourseAsideProps) {
  const { min, max } = terms.hoursPerWeek;
  const isGuaranteed = course.slug.endsWith('job-guarantee');
  return (
    <aside aria-label="Course at a glance" className="lg:self-start">
      <section id="outcomes" className="pb-6">
        <h2 className="font-semibold text-ink">You will be able to</h2>
        <ul className="mt-3 space-y-2.5 text-ink-soft">
          {outcomes.map((outcome) => (
            <li key={outcome} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />
              {outcome}
            </li>
          ))}
        </ul>
      </section>
      <Block title="Hours and assignments">
        <dl className="grid grid-cols-2 gap-4">
          <div className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">taught and lab hours</dt>
            <dd data-numbers="" className="text-2xl font-bold text-ink">
              {course.hours}
            </dd>
          </div>
          <div className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">reviewed assignments</dt>
            <dd data-numbers="" className="text-2xl font-bold text-ink">
              {course.assignments}
            </dd>
          </div>
        </dl>
        <p className="mt-3 text-sm">
          Plan for {min} to {max} hours a week, practice included.
        </p>
      </Block>
      <Block title="Career assistance">
        <p>
          Résumé and portfolio reviews, interview practice, referrals and a roadmap made with a
          mentor.
          {isGuaranteed
            ? ` The job guarantee holds for learners who attend at least ${terms.attendancePercent}% of the sessions.`
            : ''}
        </p>
        <Link
          to={paths.careerAssistance()}
          className="link-underline mt-2 inline-block font-medium text-ink"
        >
          How career assistance works
        </Link>
      </Block>
      <Block title="Learning platform (LMS)">
        <p>
          Recordings, materials, labs and feedback in one place. Access is for life, updates to the
          course included.
        </p>
      </Block>
      <Block id="fee" title="Fee">
        <CourseFee course={course} />
      </Block>
    </aside>
  );
}
