import { useController, type UseFormReturn } from 'react-hook-form';
import { CharacterCount } from '@/components/form/character-count';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { Panel } from '@/components/ui/card';
import { limits } from '@/config/limits';
import { pageStatuses, pageTemplates, statusLabels, templateLabels } from '../model';
import type { PageInput, PageValues } from '../schema';
import { SearchPreview } from './search-preview';

const statusOptions = pageStatuses.map((value) => ({ value, label: statusLabels[value] }));
const templateOptions = pageTemplates.map((value) => ({ value, label: templateLabels[value] }));

/** Everything about the page that is not its text. */
export function SideFields({
  form: { control },
}: {
  readonly form: UseFormReturn<PageInput, unknown, PageValues>;
}) {
  const metaTitle = useController({ control, name: 'metaTitle' });
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
          <TextField
            control={control}
            name="metaTitle"
            label="Meta Title"
            autoComplete="off"
            hint="The title of the page is taken if this is empty."
            aside={
              <CharacterCount length={metaTitle.field.value.length} limit={limits.metaTitle} />
            }
          />
          <TextareaField
            control={control}
            name="metaDescription"
            label="Meta Description"
            rows={3}
            limit={limits.metaDescription}
          />
          <SearchPreview control={control} />
        </div>
      </Panel>
    </>
  );
}
