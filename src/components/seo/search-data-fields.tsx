import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { CharacterCount } from '@/components/form/character-count';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { limits } from '@/config/limits';
import { oneLine } from '@/lib/one-line';
import { characterLength } from '@/lib/seo/character-length';

interface SearchDataFieldsProps<T extends FieldValues, O> {
  readonly control: Control<T, unknown, O>;
  readonly titleName: FieldPathByValue<T, string>;
  readonly descriptionName: FieldPathByValue<T, string>;
  /** What stands in their place while they are empty. */
  readonly titleHint: string;
  readonly descriptionHint?: string | undefined;
}

/** Title and description for search results, counted as the database counts them. */
export function SearchDataFields<T extends FieldValues, O>({
  control,
  titleName,
  descriptionName,
  titleHint,
  descriptionHint,
}: SearchDataFieldsProps<T, O>) {
  const title = useController({ control, name: titleName });
  const description = useController({ control, name: descriptionName });
  return (
    <>
      <TextField
        control={control}
        name={titleName}
        label="Meta Title"
        autoComplete="off"
        hint={titleHint}
        aside={<Count text={title.field.value} limit={limits.metaTitle} />}
      />
      <TextareaField
        control={control}
        name={descriptionName}
        label="Meta Description"
        rows={3}
        hint={descriptionHint}
        aside={<Count text={description.field.value} limit={limits.metaDescription} />}
      />
    </>
  );
}

function Count({ text, limit }: { readonly text: string; readonly limit: number }) {
  // What is stored counts: without the blanks around it.
  return <CharacterCount length={characterLength(oneLine(text))} limit={limit} />;
}
