import { useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { Notice } from '@/components/feedback/notice';
import { FieldError, RequiredMark } from '@/components/form/field-frame';
import { ForeignPictures } from '@/components/pictures/foreign-pictures';
import type { PicturePicker } from '@/components/pictures/picture-picker';
import { Button } from '@/components/ui/button';
import { visualEditorLength } from '@/config/limits';
import { foreignPicturesIn, replacePictures } from '@/lib/html/foreign-pictures';
import { markupProblem } from '@/lib/html/markup-problem';
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
  /** Why the visual view is not the one for this text. */
  readonly obstacle?: Obstacle | undefined;
}

/** What a person has agreed to: a slow editor, or that parts are dropped. The second is asked after the first. */
type Agreement = 'slow' | 'loss';

interface Obstacle {
  readonly sentence: string;
  /** Undefined where the text cannot be shown visually at all. */
  readonly way?: { readonly agreement: Agreement; readonly label: string };
}

/** Checked from the cheapest to the dearest: a text that would hang the tab must not be parsed to find that out. */
function obstacleTo(html: string, agreed?: Agreement): Obstacle | undefined {
  const problem = markupProblem(html);
  if (problem !== undefined) return { sentence: problem };
  if (agreed === undefined && html.length > visualEditorLength) {
    return {
      sentence: `It has ${html.length.toLocaleString('en-IN')} characters, with which the visual editor would be slow.`,
      way: { agreement: 'slow', label: 'Edit visually all the same' },
    };
  }
  const lost = agreed === 'loss' ? [] : whatEditingWouldLose(html);
  if (lost.length === 0) return undefined;
  const more = lost.length > 6 ? ` and ${lost.length - 6} more` : '';
  return {
    sentence: `The visual editor does not know these parts and would drop them: ${lost.slice(0, 6).join(', ')}${more}.`,
    way: { agreement: 'loss', label: 'Edit visually without them' },
  };
}

function bestView(html: string): View {
  const obstacle = obstacleTo(html);
  return { mode: obstacle ? 'source' : 'visual', isChosen: false, html, obstacle };
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
      reveal: (place) => surface.current?.reveal(place),
      takeRemoved: () => {
        const names = removed.current;
        removed.current = [];
        if (names.length > 0) surface.current?.showStored?.();
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
  const showSource = () => setView({ mode: 'source', isChosen: true, html: readText() });
  const showVisual = (agreed?: Agreement) => {
    const html = readText();
    const obstacle = obstacleTo(html, agreed);
    if (obstacle) setView({ ...view, obstacle });
    else setView({ mode: 'visual', isChosen: true, html });
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
      {view.mode === 'source' && view.obstacle ? (
        <SourceNotice obstacle={view.obstacle} onAgree={showVisual} />
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
            onShowVisual={() => showVisual()}
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

interface SourceNoticeProps {
  readonly obstacle: Obstacle;
  readonly onAgree: (agreement: Agreement) => void;
}

function SourceNotice({ obstacle: { sentence, way }, onAgree }: SourceNoticeProps) {
  return (
    <Notice
      tone="warning"
      alert
      className="mb-3"
      title="This text stays in the source view"
      action={
        way ? (
          <Button size="small" onClick={() => onAgree(way.agreement)}>
            {way.label}
          </Button>
        ) : null
      }
    >
      {sentence}
    </Notice>
  );
}
