/** Orders of the staff's lists of posts and of pages, as the database names them. */
export const documentSorts = ['updated', 'created', 'title'] as const;
export type DocumentSort = (typeof documentSorts)[number];
