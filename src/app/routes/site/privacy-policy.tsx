import { keptMonths } from '@/config/consent';
import { paths } from '@/config/paths';
import { DocumentPage } from '@/features/documents/components/document-page';
import { RelatedDocuments } from '@/features/documents/components/related-documents';
import { privacyPolicy } from '@/features/documents/privacy/privacy-policy';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';

export function Component() {
  const { title } = privacyPolicy;
  return (
    <>
      <Head
        title={title}
        description="What Careerloom learns about you when you use this site: who reads what you send and for how long, how you erase it, and that nothing is sold."
        path={paths.privacyPolicy()}
        jsonLd={[pageTrail(title, paths.privacyPolicy())]}
      />
      <DocumentPage
        document={privacyPolicy}
        summary={[
          `What you send with a form is read by our team alone, and erased after ${keptMonths} months or when you say so.`,
          'Views are counted without cookies and without personal data.',
          'Nothing is sold, and no advertising follows you.',
        ]}
      >
        <RelatedDocuments current={paths.privacyPolicy()} />
      </DocumentPage>
    </>
  );
}
