import { useWatch, type UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { ChipsField } from '@/components/form/chips-field';
import { ImageField } from '@/components/form/image-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { FocalPointButton } from '@/components/pictures/focal-point-button';
import type { PicturePicker } from '@/components/pictures/picture-picker';
import type { UploadPicture } from '@/components/rich-text-editor/picture-uploads';
import { ResultPreview } from '@/components/seo/result-preview';
import { SearchDataFields } from '@/components/seo/search-data-fields';
import { Panel } from '@/components/ui/card';
import { limits } from '@/config/limits';
import { paths } from '@/config/paths';
import { shortDescription } from '@/lib/seo/short-description';
import { STORAGE_PREFIX } from '@/lib/supabase/asset-url';
import { categoryLabels, postCategories } from '../model';
import type { PostInput, PostValues } from '../schema';
import { ReadingTimeField } from './reading-time-field';

interface SideFieldsProps {
  /** Of the post, as its address has it. */
  readonly id: string;
  readonly form: UseFormReturn<PostInput, unknown, PostValues>;
  readonly uploadPicture: UploadPicture;
  readonly picturePicker?: PicturePicker | undefined;
}

const categoryOptions = postCategories.map((value) => ({ value, label: categoryLabels[value] }));

/** Everything about the post that is not its text. */
export function SideFields({ id, form, uploadPicture, picturePicker }: SideFieldsProps) {
  const { control } = form;
  const [featuredImage, title, excerpt, metaTitle, metaDescription] = useWatch({
    control,
    name: ['featuredImage', 'title', 'excerpt', 'metaTitle', 'metaDescription'],
  });

  return (
    <div className="min-w-0 space-y-6">
      <Panel title="Placement">
        <div className="space-y-5">
          <SelectField
            control={control}
            name="category"
            label="Category"
            required
            options={categoryOptions}
            placeholder="Choose a category"
          />
          <ChipsField
            control={control}
            name="tags"
            label="Tags"
            hint="Separate them with commas or Enter. The list shows the first three."
            max={limits.tags}
            maxLength={limits.tag}
          />
          <ReadingTimeField form={form} />
          <CheckboxField
            control={control}
            name="isFeatured"
            label="Featured"
            hint="Up to three featured articles stand above the list."
          />
        </div>
      </Panel>
      <Panel title="Picture">
        <div className="space-y-5">
          <ImageField
            control={control}
            name="featuredImage"
            label="Featured image"
            shape="wide"
            onDescribed={(alt) => {
              if (form.getValues('featuredImageAlt').trim() === '')
                form.setValue('featuredImageAlt', alt, { shouldDirty: true });
            }}
            uploadPicture={uploadPicture}
            picturePicker={picturePicker}
          />
          {featuredImage.startsWith(STORAGE_PREFIX) ? (
            <FocalPointButton
              address={featuredImage}
              onChange={(address) =>
                form.setValue('featuredImage', address, { shouldDirty: true, shouldValidate: true })
              }
            />
          ) : null}
          {featuredImage === '' ? null : (
            <TextareaField
              control={control}
              name="featuredImageAlt"
              label="Alternative text"
              rows={2}
              limit={limits.imageAlt}
              hint="What somebody who cannot see it should know. Empty if it only decorates."
            />
          )}
        </div>
      </Panel>
      <Panel title="SEO Settings">
        <div className="space-y-5">
          <SearchDataFields
            control={control}
            titleName="metaTitle"
            descriptionName="metaDescription"
            titleHint="The title of the article is taken if this is empty."
            descriptionHint="The excerpt is taken, cut to 160 characters, if this is empty."
          />
          <div className="border-t border-line pt-4">
            <ResultPreview
              title={metaTitle.trim() || title.trim()}
              path={paths.blog(id)}
              description={shortDescription(metaDescription.trim() || excerpt)}
            />
          </div>
        </div>
      </Panel>
      <Panel title="Author">
        <div className="space-y-5">
          <TextField control={control} name="author" label="Author" required autoComplete="off" />
          <ImageField
            control={control}
            name="authorImage"
            label="Author image"
            shape="round"
            uploadPicture={uploadPicture}
            picturePicker={picturePicker}
          />
          <TextareaField
            control={control}
            name="authorBio"
            label="Author biography"
            rows={3}
            limit={limits.authorBio}
          />
        </div>
      </Panel>
    </div>
  );
}
