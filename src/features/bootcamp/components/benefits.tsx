import { bootcampBenefits } from '@/data/bootcamp-day';

/** What one goes home with, in large type: five promises that can be checked on the Monday after. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className="border-t border-line">
      <div className="page-width py-section">
        <h2 id="benefits-title" className="text-3xl font-bold text-ink">
          What you can do on Monday
        </h2>
        <ol className="mt-10 divide-y divide-line border-b border-line">
          {bootcampBenefits.map(({ title, text }) => (
            <li key={title} className="grid gap-x-16 gap-y-2 py-6 md:grid-cols-2 md:items-baseline">
              <h3 className="text-2xl font-semibold text-brand">{title}</h3>
              <p className="max-w-measure text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
