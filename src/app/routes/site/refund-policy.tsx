import { paths } from '@/config/paths';
import { DocumentPage } from '@/features/documents/components/document-page';
import { RelatedDocuments } from '@/features/documents/components/related-documents';
import { refundPolicy } from '@/features/documents/refund-policy';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';

export function Component() {
  const { title } = refundPolicy;
  return (
    <>
      <Head
        title={title}
        description="When Careerloom refunds a course fee: within the trial window or before the cohort starts, minus processing fees. Special cases go to support."
        path={paths.refundPolicy()}
        jsonLd={[pageTrail(title, paths.refundPolicy())]}
      />
      <DocumentPage
        document={refundPolicy}
        summary={[
          'Refunds within the trial window or before your cohort starts.',
          'Processing fees are deducted, and named before you pay.',
          'Special cases go to support, and a person decides.',
        ]}
      >
        <RelatedDocuments current={paths.refundPolicy()} />
      </DocumentPage>
    </>
  );
}
