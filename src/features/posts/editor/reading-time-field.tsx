import { useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { NumberField } from '@/components/form/number-field';
import { limits } from '@/config/limits';
import { suggestReadingTime } from '@/lib/html/text';
import type { PostInput, PostValues } from '../schema';

/** Milliseconds after the last change of the text: counting the words of a long one costs a few frames. */
const PAUSE = 2500;

/** Minutes, with what the text itself suggests. */
export function ReadingTimeField({
  form,
}: {
  readonly form: UseFormReturn<PostInput, unknown, PostValues>;
}) {
  const { min, max } = limits.readingTime;
  const [content, current] = useWatch({ control: form.control, name: ['content', 'readingTime'] });
  const [suggested, setSuggested] = useState<number>();

  useEffect(() => {
    const timer = setTimeout(
      () => setSuggested(content === '' ? undefined : suggestReadingTime(content)),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [content]);

  return (
    <NumberField
      control={form.control}
      name="readingTime"
      label="Reading time"
      unit="min"
      min={min}
      max={max}
      hint={
        suggested === undefined || suggested === current ? (
          `From ${min} to ${max} minutes.`
        ) : (
          <>
            The text takes about {suggested} min.{' '}
            <button
              type="button"
              className="font-semibold text-brand link-underline"
              onClick={() => form.setValue('readingTime', suggested, { shouldValidate: true })}
            >
              Use {suggested} min
            </button>
          </>
        )
      }
    />
  );
}
