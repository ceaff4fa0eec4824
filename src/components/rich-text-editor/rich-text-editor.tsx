import { useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { Notice } from '@/components/feedback/notice';
import { FieldError, RequiredMark } from '@/components/form/field-frame';
import { ForeignPictures } from '@/components/pictures/foreign-pictures';
import type { PicturePicker } from '@/components/pictures/picture-picker';
import { Button } from '@/components/ui/button';
import { foreignPicturesIn, replacePictures } from '@/lib/html/foreign-pictures';
import type { UploadPicture } from './picture-uploads';
import './rich-text-editor.css';
import { whatEditingWouldLose } from './round-trip';
import { SourceEditor } from './source-editor';
import type { RichTextHandle, SurfaceHandle } from './surface';
import { VisualEditor } from './visual-editor';

export interface RichTextEditorProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly placeholder?: string;
  /** Only the first value counts; give the element another `key` to load another text. */
  readonly initialHtml: string;
  readonly onEdit: () => void;
  readonly onChange: (html: string) => void;
  /** Without it, pictures are neither offered nor taken from the clipboard. */
  readonly uploadPicture?: UploadPicture | undefined;
  /** Opened by "Insert picture"; without it, that asks for files of the device. */
  readonly picturePicker?: PicturePicker | undefined;
  readonly ref?: Ref<RichTextHandle>;
}

interface View {
  readonly mode: 'visual' | 'source';
  /** Chosen by hand, not the view in which the text opened. */
  readonly isChosen: boolean;
  readonly html: string;
  /** Parts that the visual view would drop. */
  readonly lost: readonly string[];
}

function bestView(html: string): View {
  const lost = whatEditingWouldLose(html);
  return { mode: lost.length === 0 ? 'visual' : 'source', isChosen: false, html, lost };
}

/** HTML text, edited as readers see it or as source. Knows nothing of what the text belongs to. */
export function RichTextEditor(props: RichTextEditorProps) {
  const {
    label,
    hint,
    error,
    placeholder = 'Write here',
    initialHtml,
    onEdit,
    onChange,
    uploadPicture,
    picturePicker,
    ref,
  } = props;
  const id = useId();
  const [view, setView] = useState(() => bestView(initialHtml));
  const surface = useRef<SurfaceHandle>(null);
  const removed = useRef<readonly string[]>([]);
  useImperativeHandle(
    ref,
    () => ({
      flush: () => surface.current?.flush() ?? initialHtml,
      takeRemoved: () => {
        const names = removed.current;
        removed.current = [];
        return names;
      },
    }),
    [initialHtml],
  );
  const noteRemoved = (names: readonly string[]) => {
    removed.current = names;
  };

  const [foreign, setForeign] = useState(() => foreignPicturesIn(initialHtml));
  const [revision, setRevision] = useState(0);
  const report = (html: string) => {
    const next = foreignPicturesIn(html);
    setForeign((known) => (known.join(' ') === next.join(' ') ? known : next));
    onChange(html);
  };

  const readText = () => surface.current?.flush() ?? view.html;
  const showSource = () => setView({ mode: 'source', isChosen: true, html: readText(), lost: [] });
  const showVisual = (isAgreed: boolean) => {
    const next = bestView(readText());
    if (isAgreed) setView({ ...next, mode: 'visual', isChosen: true, lost: [] });
    else if (next.mode === 'visual') setView({ ...next, isChosen: true });
    else setView({ ...view, lost: next.lost });
  };

  const errorId = `${id}-error`;
  const common = {
    id: `${id}-text`,
    labelledBy: `${id}-label`,
    describedBy: `${error === undefined ? '' : `${errorId} `}${id}-hint`,
    isInvalid: error !== undefined,
    initialHtml: view.html,
    hasFocus: view.isChosen,
    onEdit,
    onChange: report,
  };
  const exchangePictures = (addresses: ReadonlyMap<string, string>) => {
    const html = replacePictures(readText(), addresses);
    setView({ ...view, html });
    setRevision(revision + 1);
    onEdit();
    report(html);
  };

  return (
    <div>
      <p id={common.labelledBy} className="mb-1.5 text-sm font-semibold text-ink">
        {label}
        <RequiredMark />
      </p>
      {view.mode === 'source' && view.lost.length > 0 ? (
        <Notice
          tone="warning"
          alert
          className="mb-3"
          title="This text stays in the source view"
          action={
            <Button size="small" onClick={() => showVisual(true)}>
              Edit visually without them
            </Button>
          }
        >
          The visual editor does not know these parts and would drop them:{' '}
          {view.lost.slice(0, 6).join(', ')}
          {view.lost.length > 6 ? ` and ${view.lost.length - 6} more` : ''}.
        </Notice>
      ) : null}
      <ForeignPictures
        addresses={foreign}
        uploadPicture={uploadPicture}
        onStored={exchangePictures}
      />
      <div className="rounded-sm border border-line-strong bg-surface-raised focus-within:border-brand has-aria-invalid:border-danger">
        {view.mode === 'visual' ? (
          <VisualEditor
            key={revision}
            {...common}
            handle={surface}
            placeholder={placeholder}
            uploadPicture={uploadPicture}
            picturePicker={picturePicker}
            onShowSource={showSource}
          />
        ) : (
          <SourceEditor
            key={revision}
            {...common}
            handle={surface}
            onRemoved={noteRemoved}
            onShowVisual={() => showVisual(false)}
          />
        )}
      </div>
      <div className="mt-1.5 space-y-1">
        {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
          <span className="sr-only"> Alt and F10 lead to the toolbar.</span>
        </p>
      </div>
    </div>
  );
}
