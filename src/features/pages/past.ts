import { readFields } from '@/components/drafts/compare-fields';
import { paths } from '@/config/paths';
import type { DocumentPast, PastText } from '@/lib/drafts/document-past';
import { restorable } from '@/lib/drafts/restorable';
import { saveDocument } from '@/lib/drafts/save-document';
import { inputOf, pageBackend } from './document';
import { pageFields } from './editor/compare-pages';
import type { PageDocument } from './model';
import { forgetPages } from './public-source';
import { pageDraftSchema, pageSchema, type PageInput } from './schema';
import { staffPageQueries } from './staff-queries';
import { timesOf } from '@/lib/publication-times';

const besides = pageFields.filter(([key]) => key !== 'content');

function textOf(page: PageInput): PastText {
  return { content: page.content, fields: readFields(besides, page), pictures: [] };
}

/** What pages said before. Status, dates and address are those of now. */
export const pagePast: DocumentPast<PageDocument> = {
  kind: 'page',
  noun: 'page',
  key: staffPageQueries.all,
  readPresent: pageBackend.read,
  textOfPresent: (page) => textOf(inputOf(page)),
  textOf: (stored) => textOf(pageDraftSchema.parse(stored)),
  kept: ['status', 'slug', 'publishAt', 'unpublishAt'],
  restore: async (present, stored) => {
    const { status, slug } = present;
    const input = { ...pageDraftSchema.parse(stored), status, slug, ...timesOf(present) };
    return saveDocument(pageBackend, present.id, present, restorable(pageSchema.safeParse(input)));
  },
  forgetShown: forgetPages,
  editorPath: paths.cms.editPage,
  sitePath: ({ slug }) => paths.page(slug),
  trashPath: paths.cms.trashedPages(),
  list: { label: 'Pages', href: paths.cms.pages() },
};
