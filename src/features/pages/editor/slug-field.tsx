import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { usePublicationState } from '@/components/publication/publication-badge';
import type { PageEditorState } from './use-page-editor';

/** The page's address, and what becomes of the one that visitors may have kept. */
export function SlugField({ editor: { form, base } }: { readonly editor: PageEditorState }) {
  const isPublic = usePublicationState(base ?? { status: 'draft' }) === 'published';
  const slug = useWatch({ control: form.control, name: 'slug' });
  // What is not public yet leaves no address behind.
  const isMoving = isPublic && base !== null && slug.trim() !== base.slug;
  return (
    <TextField
      control={form.control}
      name="slug"
      label="URL Slug"
      required
      prefix="/"
      autoComplete="off"
      spellCheck={false}
      hint={
        <>
          The URL where this page will be accessible
          {isMoving ? (
            <span className="block font-medium text-warning">
              Links to /{base.slug} will no longer lead anywhere.
            </span>
          ) : null}
        </>
      }
    />
  );
}
