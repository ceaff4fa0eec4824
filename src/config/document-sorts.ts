/** Orders of the staff's lists of posts and of pages, as the database names them. */
export const documentSorts = ['updated', 'created', 'title'] as const;
export type DocumentSort = (typeof documentSorts)[number];

export const documentSortChoices = [
  { value: 'updated', label: 'Last changed' },
  { value: 'created', label: 'Newest first' },
  { value: 'title', label: 'Title A–Z' },
] as const satisfies readonly { readonly value: DocumentSort; readonly label: string }[];
