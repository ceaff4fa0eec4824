import { Link } from 'react-router-dom';
import { Weave } from '@/components/loom/weave-art';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { terms } from '@/data/facts';

/** The headline is the largest thing to paint: text, which needs no picture and no script. */
export function Hero() {
  const { min, max } = terms.hoursPerWeek;
  return (
    <section aria-labelledby="hero-title" className="relative overflow-hidden">
      <div className="page-width pt-12 md:pt-20">
        <h1 id="hero-title" className="max-w-4xl text-5xl font-bold text-ink">
          Learn. Apply. Get Hired.
        </h1>
        <p className="mt-6 max-w-measure text-xl text-ink-soft">{site.tagline}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={paths.enroll()} className={buttonClass({ variant: 'primary', size: 'large' })}>
            Apply Now
          </Link>
          <Link to={paths.courses()} className={buttonClass({ size: 'large' })}>
            Explore Courses
          </Link>
        </div>
        <p className="mt-6 text-sm text-muted" data-numbers="">
          {min} to {max} hours a week · lifetime access · no application fee
        </p>
      </div>
      <Weave seed="home" threads={12} tension={0.5} className="mt-8 h-32 w-full md:h-52" />
    </section>
  );
}
