import { paths } from '@/config/paths';
import { DocumentPage } from '@/features/documents/components/document-page';
import { RelatedDocuments } from '@/features/documents/components/related-documents';
import { userPolicy } from '@/features/documents/user-policy';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';

export function Component() {
  const { title } = userPolicy;
  return (
    <>
      <Head
        title={title}
        description="Three rules for everyone who learns at Careerloom: be respectful, do not share paid content publicly, and use resources for learning and career."
        path={paths.userPolicy()}
        jsonLd={[pageTrail(title, paths.userPolicy())]}
      />
      <DocumentPage
        document={userPolicy}
        summary={[
          'Be respectful: criticise the work, never the person.',
          'Do not share paid content publicly.',
          'Use resources for learning and career.',
        ]}
      >
        <RelatedDocuments current={paths.userPolicy()} />
      </DocumentPage>
    </>
  );
}
