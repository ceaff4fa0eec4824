import { CodeXml } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { controlClass } from '@/components/ui/control-class';
import { withStoredAddresses } from '@/lib/html/foreign-pictures';
import { markupProblem } from '@/lib/html/markup-problem';
import { sanitizeAndName } from '@/lib/html/sanitize';
import { embedVideos } from '@/lib/html/video';
import type { SurfaceProps } from './surface';
import { Toolbar } from './toolbar';
import { useSettledText } from './use-settled-text';

interface SourceEditorProps extends SurfaceProps {
  /** With each written-out text: what is not in it any more. */
  readonly onRemoved: (names: readonly string[]) => void;
  readonly onShowVisual: () => void;
}

/** What is too much to be parsed stays as it was typed: the form says so and refuses to store it. */
function toStorable(html: string): { html: string; removed: readonly string[] } {
  return markupProblem(html) === undefined
    ? sanitizeAndName(embedVideos(withStoredAddresses(html)))
    : { html, removed: [] };
}

/** The text as HTML. What leaves this field has been through the sanitiser. */
export function SourceEditor(props: SourceEditorProps) {
  const {
    id,
    labelledBy,
    describedBy,
    isInvalid,
    initialHtml,
    hasFocus,
    onEdit,
    onChange,
    handle,
    onRemoved,
    onShowVisual,
  } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  // Kept besides the element, which is gone when the view closes.
  const typed = useRef(initialHtml);
  const read = () => {
    const { html, removed } = toStorable(typed.current);
    onRemoved(removed);
    return html;
  };
  const { touch, flush } = useSettledText(initialHtml, read, onChange);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  useImperativeHandle(
    handle,
    () => ({
      flush,
      reveal: () => field.current?.focus(),
      showStored: () => {
        const html = flush();
        if (!field.current || html === typed.current) return;
        const { selectionStart, selectionEnd } = field.current;
        typed.current = html;
        // As typed text, the form knows it already; the cursor stays about where it was.
        field.current.value = html;
        field.current.setSelectionRange(selectionStart, selectionEnd);
      },
    }),
    [flush],
  );

  return (
    <>
      <div className="sticky top-(--editor-toolbar-top,0rem) z-10 rounded-t-sm border-b border-line bg-surface-raised">
        <Toolbar
          label="Text view"
          controls={id}
          groups={[
            [
              {
                id: 'visual',
                label: 'HTML source',
                icon: CodeXml,
                pressed: true,
                isWordy: true,
                run: onShowVisual,
              },
            ],
          ]}
        />
      </div>
      <textarea
        ref={field}
        id={id}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        aria-required
        defaultValue={initialHtml}
        spellCheck={false}
        rows={20}
        onChange={(event) => {
          typed.current = event.target.value;
          onEdit();
          touch();
        }}
        className={`${controlClass} min-h-96 resize-y rounded-t-none border-0 p-4 font-mono text-sm`}
      />
    </>
  );
}
