import { lazy, Suspense } from 'react';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import type { RichTextEditorProps } from './rich-text-editor';

const load = () => import('./rich-text-editor');

const RichTextEditor = lazy(async () => ({ default: (await load()).RichTextEditor }));

/** Starts fetching the editor, for loaders: the rest of a form does not wait for it. */
export function warmRichTextEditor(): void {
  // A failure shows when the editor is rendered, where it can be handled.
  load().catch(() => undefined);
}

/** The rich-text editor in a chunk of its own; it is heavier than all the rest of a form. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense
      fallback={
        <SkeletonGroup label="Loading the editor" className="space-y-1.5">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-120 w-full" />
        </SkeletonGroup>
      }
    >
      <RichTextEditor {...props} />
    </Suspense>
  );
}
