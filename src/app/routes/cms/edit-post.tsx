import type { LoaderFunctionArgs } from 'react-router-dom';
import { prefetchRichTextEditor } from '@/components/rich-text-editor/lazy-rich-text-editor';
import { postDocumentQuery } from '@/features/posts/document';
import { postPermissions } from '@/features/staff/permissions';
import { requirePermission } from '@/features/staff/require-permission';
import { queryClient } from '@/lib/query-client';
import type { PostEditorData } from './post-editor-screen';

export { PostEditorScreen as Component } from './post-editor-screen';

export async function loader({ request, params }: LoaderFunctionArgs): Promise<PostEditorData> {
  prefetchRichTextEditor();
  await requirePermission(request, postPermissions);
  const id = params['id'] ?? '';
  const post = await queryClient.query(postDocumentQuery(id));
  return { id, isNew: false, post, author: null };
}
