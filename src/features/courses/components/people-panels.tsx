import { Link } from 'react-router-dom';
import { Face } from '@/components/ui/face';
import { paths } from '@/config/paths';
import { terms } from '@/data/facts';
import type { Instructor } from '@/data/instructors';

/** Everybody who teaches, in short. */
export function InstructorsPanel({ people }: { readonly people: readonly Instructor[] }) {
  return (
    <>
      <h2 className="text-2xl font-bold text-ink">Instructors</h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        People who do the work and teach it in the evening. The first leads this course; the others
        join for their subjects and for project reviews.
      </p>
      <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
        {people.map((person) => (
          <li key={person.id} className="flex gap-4 border-t border-line py-6">
            <Face name={person.name} portrait={person.image} size="large" />
            <div>
              <h3 className="font-semibold text-ink">
                <Link to={paths.instructor(person.id)} className="link-underline">
                  {person.name}
                </Link>
              </h3>
              <p className="text-sm text-ink-soft">{person.role}</p>
              <p className="text-sm text-muted">{terms.mentorExperience}</p>
              <p className="mt-2 text-sm text-muted">{person.expertise.join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The course's trainers at length. */
export function TrainersPanel({ people }: { readonly people: readonly Instructor[] }) {
  return (
    <>
      <h2 className="text-2xl font-bold text-ink">Trainer profile</h2>
      <ul className="mt-8 space-y-10">
        {people.map((person) => (
          <li key={person.id} className="border-l-2 border-accent pl-6">
            <div className="flex items-center gap-4">
              <Face name={person.name} portrait={person.image} size="large" />
              <div>
                <h3 className="text-xl font-semibold text-ink">
                  <Link to={paths.instructor(person.id)} className="link-underline">
                    {person.name}
                  </Link>
                </h3>
                <p className="text-sm text-muted">
                  {person.role} · {terms.mentorExperience}
                </p>
              </div>
            </div>
            <p className="mt-3 max-w-measure text-ink-soft">{person.bio}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
