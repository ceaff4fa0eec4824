import clsx from 'clsx';
import { categoryLabels, type PostCategory } from '../model';

const threadColour: Record<PostCategory, string> = {
  'digital-marketing': 'bg-thread-marketing',
  'data-science': 'bg-thread-data',
  cybersecurity: 'bg-thread-security',
  'career-tips': 'bg-accent',
  'industry-insights': 'bg-thread-ai',
};

/** A category as a word beside its thread. */
export function CategoryMark({ category }: { readonly category: PostCategory }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm font-medium text-ink-soft">
      <span aria-hidden className={clsx('h-0.5 w-5 rounded-full', threadColour[category])} />
      {categoryLabels[category]}
    </span>
  );
}
