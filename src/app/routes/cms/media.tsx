import type { LoaderFunctionArgs } from 'react-router-dom';
import { PageHeader } from '@/components/layout/page-header';
import { MediaScreen } from '@/features/media/components/media-screen';
import { requirePermission } from '@/features/staff/require-permission';
import { PrivateHead } from '@/lib/seo/private-head';

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, ['manage_media'], {
    message: "You don't have permission to manage media.",
  });
  return null;
}

export function Component() {
  return (
    <>
      <PrivateHead title="Media" />
      <PageHeader title="Media" />
      <MediaScreen uploads="select" />
    </>
  );
}
