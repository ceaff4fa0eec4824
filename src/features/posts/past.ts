import { readFields } from '@/components/drafts/compare-fields';
import { paths } from '@/config/paths';
import type { DocumentPast, PastText } from '@/lib/drafts/document-past';
import { withoutFocalPoint } from '@/lib/focal-point';
import { restorable } from '@/lib/drafts/restorable';
import { saveDocument } from '@/lib/drafts/save-document';
import { inputOf, postBackend } from './document';
import { postFields } from './editor/compare-posts';
import { forgetPublished } from './forget-published';
import type { PostDocument } from './model';
import { postDraftSchema, postSchema, type PostInput } from './schema';
import { staffPostQueries } from './staff-queries';
import { timesOf } from '@/lib/publication-times';

const besides = postFields.filter(([key]) => key !== 'content');

function textOf(post: PostInput): PastText {
  return {
    content: post.content,
    fields: readFields(besides, post),
    pictures: [post.featuredImage, post.authorImage]
      .filter((address) => address !== '')
      .map(withoutFocalPoint),
  };
}

/** What posts said before. Status and dates are those of now. */
export const postPast: DocumentPast<PostDocument> = {
  kind: 'post',
  noun: 'post',
  key: staffPostQueries.all,
  readPresent: postBackend.read,
  textOfPresent: (post) => textOf(inputOf(post)),
  textOf: (stored) => textOf(postDraftSchema.parse(stored)),
  kept: ['status', 'publishAt', 'unpublishAt'],
  restore: async (present, stored) => {
    const { status } = present;
    const input = { ...postDraftSchema.parse(stored), status, ...timesOf(present) };
    return saveDocument(postBackend, present.id, present, restorable(postSchema.safeParse(input)));
  },
  forgetShown: forgetPublished,
  editorPath: paths.cms.editPost,
  sitePath: ({ id }) => paths.blog(id),
  trashPath: paths.cms.trash(),
  list: { label: 'Posts', href: paths.cms.posts() },
};
