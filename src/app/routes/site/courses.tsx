import { Link } from 'react-router-dom';
import { Near } from '@/components/late/near';
import { paths } from '@/config/paths';
import { courses } from '@/data/courses';
import { terms } from '@/data/facts';
import { CatalogueEntry } from '@/features/courses/components/catalogue-entry';
import { CompareBar } from '@/features/courses/components/compare-bar';
import { CourseComparison } from '@/features/courses/components/course-comparison';
import { catalogueJsonLd } from '@/features/courses/json-ld';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';

export function Component() {
  return (
    <>
      <Head
        title="Courses in digital marketing, data science and cybersecurity"
        description="Four online courses that end with work you can show: two in AI digital marketing, one in data science, one in cybersecurity. Levels, weeks and weekly plans."
        path={paths.courses()}
        jsonLd={[catalogueJsonLd(courses), pageTrail('Courses', paths.courses())]}
      />
      <header className="page-width pt-12 pb-4 md:pt-section">
        <h1 className="max-w-4xl text-5xl font-bold text-ink">Four courses, each one a trade</h1>
        <p className="mt-6 max-w-measure text-xl text-ink-soft">
          Taught live by people who do the work, in small cohorts, and finished with projects that
          an employer can open and question.
        </p>
        <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2 font-medium text-ink">
          <Link to={paths.courseFinder()} className="link-underline">
            Which one is mine? Five questions
          </Link>
          <Link to={paths.compareCourses()} className="link-underline">
            Compare side by side
          </Link>
        </p>
      </header>
      <div className="page-width">
        <div className="divide-y divide-line border-b border-line">
          {courses.map((course, index) => (
            <Near key={course.slug} isBelow={index > 0} heights={[53, 40, 35]}>
              <CatalogueEntry course={course} isMirrored={index % 2 === 1} />
            </Near>
          ))}
        </div>
      </div>
      <Near isBelow heights={[77, 48, 36]}>
        <CourseComparison courses={courses} />
      </Near>
      <section aria-labelledby="undecided-title" className="bg-surface-sunken">
        <div className="page-width grid gap-x-16 gap-y-6 py-16 md:grid-cols-[2fr_3fr] md:items-baseline">
          <h2 id="undecided-title" className="text-2xl font-bold text-ink">
            Between two courses?
          </h2>
          <div className="max-w-measure text-ink-soft">
            <p>
              Tell us what you have done so far and how many hours you have. We answer within{' '}
              {terms.replyHours} hours, and say so when a free webinar or one of our workbooks would
              serve you better for now.
            </p>
            <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2 font-medium text-ink">
              <Link to={paths.contact()} className="link-underline">
                Ask the admissions team
              </Link>
              <Link to={paths.webinars()} className="link-underline">
                Sit in on a free webinar
              </Link>
            </p>
          </div>
        </div>
      </section>
      <CompareBar />
    </>
  );
}
