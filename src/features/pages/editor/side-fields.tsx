import { useWatch, type UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { ResultPreview } from '@/components/seo/result-preview';
import { SearchDataFields } from '@/components/seo/search-data-fields';
import { Panel } from '@/components/ui/card';
import { oneLine } from '@/lib/one-line';
import { pageStatuses, pageTemplates, statusLabels, templateLabels } from '../model';
import { defaultMetaTitle, type PageInput, type PageValues } from '../schema';

const statusOptions = pageStatuses.map((value) => ({ value, label: statusLabels[value] }));
const templateOptions = pageTemplates.map((value) => ({ value, label: templateLabels[value] }));

/** Everything about the page that is not its text. */
export function SideFields({
  form: { control },
}: {
  readonly form: UseFormReturn<PageInput, unknown, PageValues>;
}) {
  const [title, slug, metaTitle, metaDescription] = useWatch({
    control,
    name: ['title', 'slug', 'metaTitle', 'metaDescription'],
  });
  return (
    <>
      <Panel title="Page Settings">
        <div className="space-y-5">
          <SelectField
            control={control}
            name="status"
            label="Status"
            options={statusOptions}
            hint="Takes effect when the page is saved. Visitors see published pages only."
          />
          <SelectField
            control={control}
            name="template"
            label="Template"
            options={templateOptions}
            hint="How wide the page is, and what it stands on."
          />
        </div>
      </Panel>
      <Panel title="SEO Settings">
        <div className="space-y-5">
          <SearchDataFields
            control={control}
            titleName="metaTitle"
            descriptionName="metaDescription"
            titleHint="The title of the page is taken if this is empty."
          />
          <div className="border-t border-line pt-4">
            <ResultPreview
              title={metaTitle.trim() || defaultMetaTitle(title.trim())}
              path={`/${slug}`}
              description={oneLine(metaDescription)}
            />
          </div>
        </div>
      </Panel>
    </>
  );
}
