import { pageColumns } from '@/features/pages/model';
import { postColumns } from '@/features/posts/model';

/** Everything of posts and pages but the ids of people, which mean nothing outside of this project. */
export const exportColumns = {
  posts: postColumns.pick([...postColumns.names, 'firstPublishedAt']).select,
  pages: pageColumns.pick([...pageColumns.names, 'publishedAt']).select,
};
