import { Link } from 'react-router-dom';
import { PillGroup } from '@/components/ui/pill-group';
import { paths } from '@/config/paths';
import { resourceCategories, resources } from '@/data/resources';
import { ResourceGrid } from '@/features/resources/components/resource-grid';
import { allResources, filterResources } from '@/features/resources/model';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';
import { choiceField, useSearchState } from '@/lib/search-state';

const choices = [allResources, ...resourceCategories] as const;

const filterFields = { category: choiceField(choices, allResources) };

const pills = choices.map((value) => ({
  value,
  label: value === allResources ? 'All' : value,
  count: filterResources(resources, value).length,
}));

export function Component() {
  const [{ category }, setFilter] = useSearchState(filterFields);
  const shown = filterResources(resources, category);

  return (
    <div className="page-width pt-12 pb-section md:pt-section">
      <Head
        title="Free workbooks, checklists and guides"
        description="Twelve free PDFs to work with: SEO audits, first search campaigns, phishing triage, a home security lab, SQL interview questions, data cleaning and more."
        path={paths.resources()}
        jsonLd={[pageTrail('Resources', paths.resources())]}
      />
      <header className="grid gap-x-16 gap-y-6 lg:grid-cols-[3fr_2fr] lg:items-end">
        <h1 className="text-5xl font-bold text-ink">Twelve booklets to write in</h1>
        <p className="max-w-measure text-lg text-ink-soft">
          Checklists, workbooks and guides from our courses, free to keep. We ask once who is
          reading; after that every download is direct.
        </p>
      </header>
      <div className="mt-12 mb-10 border-b border-line pb-4">
        <PillGroup
          label="Category"
          items={pills}
          value={category}
          onChange={(next) => setFilter({ category: next })}
        />
        <p role="status" className="sr-only">
          {category === allResources
            ? `${shown.length} resources`
            : `${shown.length} resources on ${category}`}
        </p>
      </div>
      <ResourceGrid shown={shown} />
      <p className="mt-16 max-w-measure border-t border-line pt-8 text-ink-soft">
        Two to four pages each, in the same words we use in class. When you want somebody to look at
        what you have filled in,{' '}
        <Link to={paths.webinars()} className="link-underline font-medium text-ink">
          bring it to a webinar
        </Link>{' '}
        or{' '}
        <Link to={paths.courses()} className="link-underline font-medium text-ink">
          look at the courses
        </Link>
        .
      </p>
    </div>
  );
}
