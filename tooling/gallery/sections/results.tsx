import { useForm, useWatch } from 'react-hook-form';
import { ResultPreview } from '@/components/seo/result-preview';
import { SearchDataFields } from '@/components/seo/search-data-fields';
import { Sample } from '../sample';

const long =
  'What a spreadsheet teaches about data, and why the next step is smaller than it looks';

/** What search engines show of an address, and the form of it. */
export function Results() {
  const { control } = useForm({ defaultValues: { metaTitle: long, metaDescription: '' } });
  const [title, description] = useWatch({ control, name: ['metaTitle', 'metaDescription'] });
  return (
    <>
      <Sample name="SearchDataFields" stacked>
        <SearchDataFields
          control={control}
          titleName="metaTitle"
          descriptionName="metaDescription"
          titleHint="The title of the page is taken if this is empty."
        />
      </Sample>
      <Sample name="ResultPreview" stacked>
        <ResultPreview title={title} path="/spreadsheets" description={description} />
      </Sample>
    </>
  );
}
