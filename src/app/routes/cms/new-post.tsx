import type { LoaderFunctionArgs } from 'react-router-dom';
import { prefetchRichTextEditor } from '@/components/rich-text-editor/lazy-rich-text-editor';
import { defaultAuthor, editorDefaultsQuery } from '@/features/settings/defaults';
import { requirePermission } from '@/features/staff/require-permission';
import { newId } from '@/lib/drafts/new-id';
import { queryClient } from '@/lib/query-client';
import type { PostEditorData } from './post-editor-screen';

export { PostEditorScreen as Component } from './post-editor-screen';

export async function loader({ request }: LoaderFunctionArgs): Promise<PostEditorData> {
  prefetchRichTextEditor();
  await requirePermission(request, ['create_content'], {
    message: "You don't have permission to create content",
  });
  // Defaults that cannot be read keep nobody from writing: the post starts with the writer's name.
  const defaults = await queryClient.query(editorDefaultsQuery()).catch(() => null);
  return {
    id: newId(),
    isNew: true,
    post: null,
    copy: null,
    author: defaults && defaultAuthor(defaults),
  };
}

/** Another id in the middle of writing would be another post. */
export function shouldRevalidate(): boolean {
  return false;
}
