import { Link } from 'react-router-dom';
import { BackLink } from '@/components/layout/back-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { outlookOf } from '@/data/course-outlooks';
import { courses } from '@/data/courses';
import { FinderAnswer } from '@/features/courses/components/finder-answer';
import { FinderQuestions } from '@/features/courses/components/finder-questions';
import { answerFields, areComplete, questionIds } from '@/features/courses/finder/questions';
import { catalogueJsonLd } from '@/features/courses/json-ld';
import { usePrompt } from '@/features/courses/use-prompt';
import { useSearchState } from '@/lib/search-state';
import { Head } from '@/lib/seo/head';
import { breadcrumbs } from '@/lib/seo/structured-data';

const unanswered = { field: '', experience: '', hours: '', months: '', fee: '' } as const;

export function Component() {
  const [answers, change] = usePrompt(useSearchState(answerFields));
  const count = questionIds.filter((id) => answers[id] !== '').length;
  const isComplete = areComplete(answers);
  return (
    <div className="page-width pt-8 pb-section">
      <Head
        title="Which course is mine? Five questions"
        description="Five questions on your field, experience, hours, time and fee, and an honest answer: which of our four courses fits you, which does not, and why."
        path={paths.courseFinder()}
        jsonLd={[
          catalogueJsonLd(courses),
          breadcrumbs([
            { name: 'Home', path: paths.home() },
            { name: 'Courses', path: paths.courses() },
            { name: 'Which one is mine?', path: paths.courseFinder() },
          ]),
        ]}
      />
      <header>
        <BackLink to={paths.courses()}>All courses</BackLink>
        <h1 className="mt-4 text-4xl font-bold text-ink">Which one is mine?</h1>
        <p className="mt-5 max-w-measure text-lg text-ink-soft">
          Five questions, no name and no e-mail. You see which course fits, what speaks for it and
          what against it, also when the answer is “not now”.
        </p>
        <p className="mt-3 min-h-7 font-medium text-ink noscript:hidden" data-print="none">
          {isComplete ? (
            <a href="#answer" className="link-underline">
              All five are answered: see your answer
            </a>
          ) : null}
        </p>
      </header>
      <div className="mt-6 noscript:hidden">
        <FinderQuestions
          answers={answers}
          onAnswer={(id, value) => change({ [id]: value }, { replace: true })}
        />
      </div>
      <section aria-labelledby="answer" className="mt-12 noscript:hidden">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <h2 id="answer" className="text-2xl font-bold text-ink">
            Your answer
          </h2>
          {count > 0 ? (
            <Button
              variant="quiet"
              data-print="none"
              onClick={() => change(unanswered, { replace: true })}
            >
              Start again
            </Button>
          ) : null}
        </div>
        <p role="status" className="max-w-measure text-ink-soft">
          {isComplete
            ? 'It follows your answers when you change them, and stands in the address of this page: keep the link, or send it.'
            : `It stands here once all five are answered. ${count} of ${questionIds.length} so far.`}
        </p>
        {isComplete ? (
          <div className="mt-6">
            <FinderAnswer answers={answers} />
          </div>
        ) : null}
      </section>
      <section aria-labelledby="short-title" className="mt-16">
        <h2 id="short-title" className="text-2xl font-bold text-ink">
          In short, without questions
        </h2>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {courses.map((course) => (
            <li key={course.slug} className="grid gap-x-12 gap-y-1 py-5 lg:grid-cols-[1fr_2fr]">
              <Link
                to={paths.course(course.slug)}
                className="justify-self-start link-underline font-semibold text-ink"
              >
                {course.title}
              </Link>
              <p className="text-ink-soft">
                {course.level}, {course.durationWeeks} weeks. {outlookOf(course).expects}
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-6 font-medium">
          <Link to={paths.compareCourses()} className="link-underline text-ink">
            Compare courses side by side
          </Link>
        </p>
      </section>
    </div>
  );
}
