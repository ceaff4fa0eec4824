import type { LoaderFunctionArgs } from 'react-router-dom';
import { showToast } from '@/components/feedback/toast-store';
import { paths } from '@/config/paths';
import { pageCopyQuery, pageDocumentQuery } from '@/features/pages/document';
import { requirePermission } from '@/features/staff/require-permission';
import { reviewQuery } from '@/lib/review/review';
import { ignore } from '@/lib/ignore';
import { queryClient } from '@/lib/query-client';
import { redirectFrom } from '@/lib/redirect-from';
import { toAppError } from '@/lib/supabase/errors';
import type { PageEditorData } from './page-editor-screen';

export { PageEditorScreen as Component } from './page-editor-screen';

/** A page that was created a moment ago needs no second look: its editor is open already. */
const JUST_NOW_MS = 2000;

export async function loader({ request, params }: LoaderFunctionArgs): Promise<PageEditorData> {
  await requirePermission(request, ['manage_pages'], {
    message: "You don't have permission to manage pages",
  });
  const id = params['id'] ?? '';
  // Beside the page, so that what is asked about it does not push its fields down later.
  queryClient.query({ ...reviewQuery('page', id), staleTime: 0 }).catch(ignore);
  try {
    const [page, copy] = await Promise.all([
      queryClient.query({ ...pageDocumentQuery(id), staleTime: JUST_NOW_MS }),
      queryClient.query(pageCopyQuery(id)),
    ]);
    if (page) return { id, page, copy };
    sayFailed('It may have been deleted, or the address is incomplete.');
  } catch (error) {
    sayFailed(toAppError(error).message);
  }
  throw redirectFrom(request, paths.cms.pages());
}

function sayFailed(reason: string): void {
  showToast({
    title: 'Error',
    description: 'Failed to fetch page',
    reason,
    variant: 'destructive',
  });
}
