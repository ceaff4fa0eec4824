import type { LoaderFunctionArgs } from 'react-router-dom';
import { prefetchRichTextEditor } from '@/components/rich-text-editor/lazy-rich-text-editor';
import { postCopyQuery, postDocumentQuery } from '@/features/posts/document';
import { postPermissions } from '@/features/staff/permissions';
import { requirePermission } from '@/features/staff/require-permission';
import { reviewQuery } from '@/lib/review/review';
import { ignore } from '@/lib/ignore';
import { queryClient } from '@/lib/query-client';
import type { PostEditorData } from './post-editor-screen';

export { PostEditorScreen as Component } from './post-editor-screen';

export async function loader({ request, params }: LoaderFunctionArgs): Promise<PostEditorData> {
  prefetchRichTextEditor();
  await requirePermission(request, postPermissions);
  const id = params['id'] ?? '';
  // Beside the post, so that what is asked about it does not push its fields down later.
  queryClient.query({ ...reviewQuery('post', id), staleTime: 0 }).catch(ignore);
  const [post, copy] = await Promise.all([
    queryClient.query(postDocumentQuery(id)),
    queryClient.query(postCopyQuery(id)),
  ]);
  return { id, isNew: false, post, copy, author: null };
}
