import { PageHeader } from '@/components/layout/page-header';
import { MediaScreen } from '@/features/media/components/media-screen';
import { PrivateHead } from '@/lib/seo/private-head';

export { loader } from '../cms/media';

export function Component() {
  return (
    <>
      <PrivateHead title="Media Manager" />
      <PageHeader title="Media Manager" />
      <MediaScreen uploads="tabs" />
    </>
  );
}
