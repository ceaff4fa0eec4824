import { choiceField, pageField, textField } from '@/lib/search-state';
import { mediaCategories } from './model';
import { mediaSorts } from './queries';

/** What the address of a media screen holds. */
export const mediaFilterFields = {
  search: textField(),
  category: choiceField(['all', ...mediaCategories], 'all'),
  view: choiceField(['grid', 'list'], 'grid'),
  sort: choiceField(mediaSorts, 'newest'),
  page: pageField(),
};

export type MediaView = 'grid' | 'list';
