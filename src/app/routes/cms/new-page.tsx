import type { LoaderFunctionArgs } from 'react-router-dom';
import { requirePermission } from '@/features/staff/require-permission';
import { newId } from '@/lib/drafts/new-id';
import type { PageEditorData } from './page-editor-screen';

export { PageEditorScreen as Component } from './page-editor-screen';

export async function loader({ request }: LoaderFunctionArgs): Promise<PageEditorData> {
  await requirePermission(request, ['manage_pages'], {
    message: "You don't have permission to manage pages",
  });
  return { id: newId(), page: null, copy: null };
}

/** Another id in the middle of writing would be another page. */
export function shouldRevalidate(): boolean {
  return false;
}
