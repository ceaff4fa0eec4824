import { useController } from 'react-hook-form';
import { CharacterCount } from '@/components/form/character-count';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { PicturePicker } from '@/components/pictures/picture-picker';
import type { UploadPicture } from '@/components/rich-text-editor/picture-uploads';
import { LazyRichTextEditor } from '@/components/rich-text-editor/lazy-rich-text-editor';
import { limits } from '@/config/limits';
import type { PostEditorState } from './use-post-editor';

interface MainFieldsProps {
  readonly editor: PostEditorState;
  readonly uploadPicture: UploadPicture;
  readonly picturePicker?: PicturePicker | undefined;
}

/** What readers read: title, excerpt and text. */
export function MainFields({ editor, uploadPicture, picturePicker }: MainFieldsProps) {
  const { form, text, content, touch } = editor;
  const title = useController({ control: form.control, name: 'title' });
  const body = useController({ control: form.control, name: 'content' });

  return (
    <div className="min-w-0 space-y-6">
      <TextField
        control={form.control}
        name="title"
        label="Title"
        required
        autoComplete="off"
        aside={<CharacterCount length={title.field.value.length} limit={limits.title} />}
      />
      <TextareaField
        control={form.control}
        name="excerpt"
        label="Excerpt"
        required
        rows={3}
        limit={limits.excerpt}
        hint="Two or three sentences for the list of articles and for search results."
      />
      <LazyRichTextEditor
        key={content.revision}
        ref={text}
        label="Content"
        placeholder="Write the article"
        hint="Pictures can be pasted or dropped into the text."
        error={body.fieldState.error?.message}
        initialHtml={content.html}
        onEdit={touch}
        onChange={body.field.onChange}
        uploadPicture={uploadPicture}
        picturePicker={picturePicker}
      />
    </div>
  );
}
