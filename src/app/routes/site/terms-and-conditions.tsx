import { paths } from '@/config/paths';
import { DocumentPage } from '@/features/documents/components/document-page';
import { RelatedDocuments } from '@/features/documents/components/related-documents';
import { termsAndConditions } from '@/features/documents/terms-and-conditions';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';

export function Component() {
  const { title } = termsAndConditions;
  return (
    <>
      <Head
        title={title}
        description="The terms of Careerloom in a short statement: using the site, applying, refunds, the job guarantee, course material, liability and law."
        path={paths.termsAndConditions()}
        jsonLd={[pageTrail(title, paths.termsAndConditions())]}
      />
      <DocumentPage
        document={termsAndConditions}
        summary={[
          'Applying costs nothing and commits you to nothing.',
          'What counts for your program stands in your enrolment letter.',
          'Figures on this site describe the past; they are no promise.',
        ]}
      >
        <RelatedDocuments current={paths.termsAndConditions()} />
      </DocumentPage>
    </>
  );
}
