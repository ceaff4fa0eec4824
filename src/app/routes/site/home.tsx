import { Link } from 'react-router-dom';
import { Weave } from '@/components/loom/weave-art';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { threads } from '@/data/threads';
import { Head } from '@/lib/seo/head';

export function Component() {
  return (
    <>
      <Head
        title={`${site.name}: Learn. Apply. Get Hired.`}
        description={site.description}
        path={paths.home()}
        jsonLd={[{ '@type': 'WebSite', name: site.name }]}
      />
      <section className="overflow-hidden">
        <div className="page-width pt-section pb-12">
          <h1 className="max-w-narrow text-5xl font-bold text-ink">Learn. Apply. Get Hired.</h1>
          <p className="mt-6 max-w-measure text-xl text-ink-soft">{site.tagline}</p>
          <div className="mt-8">
            <Button asChild variant="primary" size="large">
              <Link to={paths.blogs()}>Read the articles</Link>
            </Button>
          </div>
        </div>
        <Weave seed="home" threads={12} className="h-32 w-full md:h-48" />
      </section>
      <section aria-labelledby="threads-title">
        <div className="page-width py-section">
          <h2 id="threads-title" className="max-w-narrow text-3xl font-bold text-ink">
            Four threads, one career
          </h2>
          <p className="mt-4 max-w-measure text-lg text-ink-soft">
            Skills, mentors and projects are the threads; work that somebody pays for is the cloth.
            Start with what people in these fields wish they had known.
          </p>
          <ul className="mt-12 divide-y divide-line border-y border-line">
            {threads.map((thread) => (
              <li
                key={thread.title}
                className="group relative grid gap-x-8 gap-y-2 py-6 md:grid-cols-[1fr_2fr_auto] md:items-baseline"
              >
                <h3 className="text-xl font-semibold text-ink">
                  <Link
                    to={paths.blogs({ category: thread.category })}
                    className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                  >
                    {thread.title}
                  </Link>
                </h3>
                <p className="max-w-measure text-ink-soft">{thread.text}</p>
                <span aria-hidden="true" className="hidden text-muted md:block">
                  →
                </span>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
