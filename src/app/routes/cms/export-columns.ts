import type { ExportColumns } from '@/features/content-transfer/export-content';
import { pageColumns } from '@/features/pages/model';
import { postColumns } from '@/features/posts/model';
import { readColumns } from '@/lib/supabase/column-map';

/** Everything of the content but the ids of people, which mean nothing outside of this project. */
export const exportColumns: ExportColumns = {
  posts: postColumns.pick([...postColumns.names, 'firstPublishedAt']).select,
  pages: pageColumns.pick([...pageColumns.names, 'publishedAt', 'firstPublishedAt']).select,
  media: readColumns('media_files', [
    'id',
    'name',
    'bucket',
    'path',
    'size',
    'type',
    'category',
    'altText',
    'isDecorative',
    'width',
    'height',
    'uploadedAt',
    'uploadedBy',
  ]).select,
  page_sections: readColumns('page_sections', [
    'id',
    'name',
    'content',
    'createdByName',
    'createdAt',
  ]).select,
  redirects: readColumns('redirects', [
    'id',
    'fromPath',
    'toTarget',
    'status',
    'note',
    'isAutomatic',
    'version',
    'createdAt',
    'updatedAt',
    'updatedByName',
  ]).select,
  search_data: readColumns('route_meta', [
    'id',
    'path',
    'metaTitle',
    'metaDescription',
    'version',
    'createdAt',
    'updatedAt',
    'updatedByName',
  ]).select,
};
