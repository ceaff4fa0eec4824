import { choiceField, type FilterOf } from '@/lib/search-state';

/** How the library is shown, in the address beside its filters. */
export const mediaViewFields = { view: choiceField(['grid', 'list'], 'grid') };

export type MediaView = FilterOf<typeof mediaViewFields>['view'];
