import { memo, useDeferredValue, useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useInertLinks } from '@/hooks/use-inert-links';
import { PageView } from '../components/page-view';
import type { PageInput, PageValues } from '../schema';

/** Milliseconds without a key stroke; a long text costs several frames to clean and lay out. */
const PAUSE = { short: 250, long: 1200 } as const;
const LONG = 50_000;

/** A value that follows another one when that rests. */
function useRested<T>(value: T, pause: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return rested;
}

/** The keyboard must be able to scroll it. */
const scrollable = { tabIndex: 0 };

interface PagePreviewProps {
  readonly form: UseFormReturn<PageInput, unknown, PageValues>;
  /** ISO 8601; of the saved version, or now. */
  readonly updatedAt: string;
}

/** The unsaved page through the component that visitors see, a moment behind the typing. */
export function PagePreview({ form, updatedAt }: PagePreviewProps) {
  const paper = useInertLinks();
  const [title, content, template] = useWatch({
    control: form.control,
    name: ['title', 'content', 'template'],
  });
  const rested = useRested(content, content.length > LONG ? PAUSE.long : PAUSE.short);
  const shown = useDeferredValue(rested);

  return (
    <div className="flex min-w-0 flex-col">
      <p className="mb-1.5 text-sm font-semibold text-ink">Preview</p>
      <div
        ref={paper}
        data-tone="paper"
        {...scrollable}
        role="region"
        aria-label="The page as visitors will see it"
        className="h-140 grow overflow-y-auto rounded-sm border border-line bg-surface contain-strict"
      >
        <Shown title={title} content={shown} template={template} updatedAt={updatedAt} />
      </div>
    </div>
  );
}

type ShownProps = Pick<PageInput, 'title' | 'content' | 'template'> & {
  readonly updatedAt: string;
};

/** Memoised: letters of a text that has not rested yet change nothing of it. */
const Shown = memo(function Shown({ title, content, template, updatedAt }: ShownProps) {
  return (
    <PageView
      isPreview
      page={{ title: title.trim() || 'Untitled', content, template, updatedAt }}
    />
  );
});
