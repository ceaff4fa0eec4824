import { Link } from 'react-router-dom';
import { ThreadMark } from '@/components/loom/thread-mark';
import type { WeaveHue } from '@/components/loom/weave-art';
import { Face } from '@/components/ui/face';
import { paths } from '@/config/paths';
import { terms } from '@/data/facts';
import { instructors } from '@/data/instructors';
import { SectionHeading } from './section-heading';

const hues: readonly WeaveHue[] = ['marketing', 'data', 'security', 'ai'];

export function Mentors() {
  return (
    <section
      aria-labelledby="mentors-title"
      className="page-width grid gap-12 py-section lg:grid-cols-[1fr_2fr] lg:gap-20"
    >
      <div>
        <SectionHeading id="mentors-title" title="Mentors who still do the work">
          They read your drafts the way a colleague would, and tell you what a hiring manager sees
          first.
        </SectionHeading>
        <Link
          to={paths.instructors()}
          className="mt-6 inline-block py-2 font-semibold text-brand link-underline"
        >
          Meet the instructors
        </Link>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {instructors.map((mentor, index) => (
          <li key={mentor.id} className="border-t border-line py-6">
            <div className="flex items-center gap-4">
              <Face name={mentor.name} portrait={mentor.image} size="large" />
              <div>
                <h3 className="text-lg font-semibold text-ink">
                  <Link to={paths.instructor(mentor.id)} className="link-underline">
                    {mentor.name}
                  </Link>
                </h3>
                <p className="text-sm text-ink-soft">{mentor.role}</p>
                <p data-numbers="" className="text-sm font-medium text-muted">
                  {terms.mentorExperience}
                </p>
              </div>
            </div>
            <ThreadMark hue={hues[index] ?? 'career'} className="mt-5" />
            <p className="mt-2 text-sm text-ink-soft">{mentor.expertise.join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
