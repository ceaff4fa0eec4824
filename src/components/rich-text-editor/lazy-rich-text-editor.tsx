import { Late } from '@/components/late/late';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { lateCode } from '@/lib/late-code';
import type { RichTextEditorProps } from './rich-text-editor';

const editor = lateCode(() => import('./rich-text-editor'));

/** Starts fetching the editor, for loaders: the rest of a form does not wait for it. */
export const prefetchRichTextEditor = editor.prefetch;

/** The rich-text editor in a chunk of its own; it is heavier than all the rest of a form. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  return (
    <Late
      code={editor}
      title="The text editor could not be loaded"
      fallback={
        <SkeletonGroup label="Loading the editor" className="space-y-1.5">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-120 w-full" />
        </SkeletonGroup>
      }
    >
      {({ RichTextEditor }) => <RichTextEditor {...props} />}
    </Late>
  );
}
