import { Badge, type ThreadTone } from '@/components/ui/badge';
import { categoryLabels, type PostCategory } from '../model';

const tones: Record<PostCategory, ThreadTone> = {
  'digital-marketing': 'marketing',
  'data-science': 'data',
  cybersecurity: 'security',
  'career-tips': 'career',
  'industry-insights': 'ai',
};

/** A category as a word beside its thread. */
export function CategoryMark({ category }: { readonly category: PostCategory }) {
  return <Badge tone={tones[category]}>{categoryLabels[category]}</Badge>;
}
