import { choiceField, pageField, textField } from '@/lib/search-state';
import { mediaCategories } from './model';

/** What the address of a media screen holds. */
export const mediaFilterFields = {
  search: textField(),
  category: choiceField(['all', ...mediaCategories], 'all'),
  view: choiceField(['grid', 'list'], 'grid'),
  page: pageField(),
};

export type MediaView = 'grid' | 'list';
