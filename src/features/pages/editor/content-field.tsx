import { clsx } from 'clsx';
import {
  useDeferredValue,
  useMemo,
  useRef,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { useFormState, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { FieldFrame } from '@/components/form/field-frame';
import { ForeignPictures } from '@/components/pictures/foreign-pictures';
import type { PicturePicker } from '@/components/pictures/picture-picker';
import type { UploadPicture } from '@/components/rich-text-editor/picture-uploads';
import { controlClass } from '@/components/ui/control-class';
import { foreignPicturesIn, replacePictures } from '@/lib/html/foreign-pictures';
import { isMarkdown } from '@/lib/html/is-markdown';
import { playerHtml, playerOf } from '@/lib/html/video';
import { toOwnPath } from '@/lib/own-content/own-path';
import type { PageInput, PageValues } from '../schema';
import { ContentTools, textShortcuts, type TextTool } from './content-tools';
import { replaceInField } from './replace-in-field';
import {
  insertLink,
  insertPicture,
  insertSection,
  isLinkPlace,
  markupTools,
  type TextEdit,
  type TextSelection,
} from './markup-tools';
import { useLinkTool } from './use-link-tool';
import { usePictureTool } from './use-picture-tool';
import { useSectionTool } from './use-section-tool';

interface ContentFieldProps {
  readonly form: UseFormReturn<PageInput, unknown, PageValues>;
  readonly isPreviewing: boolean;
  readonly onPreview: () => void;
  readonly uploadPicture: UploadPicture | undefined;
  readonly picturePicker: PicturePicker | undefined;
}

/**
 * The page's text as it is written. The element keeps it, not React: a text of 200 kB is then as light under
 * the fingers as a short one.
 */
export function ContentField(props: ContentFieldProps) {
  const { form, isPreviewing, onPreview, uploadPicture, picturePicker } = props;
  const { errors } = useFormState({ control: form.control, name: 'content' });
  const element = useRef<HTMLTextAreaElement | null>(null);
  const { ref: register, ...wired } = form.register('content');

  function edit(make: (selection: TextSelection, format: 'html' | 'markdown') => TextEdit) {
    const field = element.current;
    if (!field) return;
    const { value: text, selectionStart: start, selectionEnd: end } = field;
    const format = text.trim() === '' || isMarkdown(text) ? 'markdown' : 'html';
    replaceInField(field, make({ text, start, end }, format));
  }
  function runTool(tool: TextTool) {
    if (tool === 'link') links.open(element.current);
    else edit(markupTools[tool]);
  }
  const links = useLinkTool((href, words) => edit(insertLink(href, words)));
  function exchangePictures(addresses: ReadonlyMap<string, string>) {
    const field = element.current;
    if (!field) return;
    const insert = replacePictures(field.value, addresses);
    const { selectionStart, selectionEnd } = field;
    replaceInField(field, {
      from: 0,
      to: field.value.length,
      insert,
      selectFrom: selectionStart,
      selectTo: selectionEnd,
    });
  }
  const pictures = usePictureTool({
    uploadPicture,
    picturePicker,
    onPicture: (picture) => edit(insertPicture(picture)),
  });

  const sections = useSectionTool({
    readSelected: () => {
      const field = element.current;
      return field ? field.value.slice(field.selectionStart, field.selectionEnd) : '';
    },
    onInsert: (piece) => edit(insertSection(piece)),
  });

  function handleKeyDown(event: KeyboardEvent) {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const tool = isCommand ? textShortcuts[event.key.toLowerCase()] : undefined;
    if (!tool) return;
    // In the text these keys belong to the text.
    event.preventDefault();
    event.stopPropagation();
    runTool(tool);
  }

  /** A copied address or embed code of a video becomes its player, and an address of this site a path where a link is written. */
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    const player = playerOf(pasted);
    const { value, selectionStart } = event.currentTarget;
    const path = toOwnPath(pasted.trim());
    const isPath = path !== pasted.trim() && isLinkPlace(value.slice(0, selectionStart).slice(-20));
    if (player === undefined && !isPath) return;
    event.preventDefault();
    const insert = player === undefined ? path : playerHtml(player);
    edit(({ start, end }) => {
      const after = start + insert.length;
      return { from: start, to: end, insert, selectFrom: after, selectTo: after };
    });
  }

  return (
    <FieldFrame
      label="Content"
      hint="HTML and markdown are supported. The buttons write whichever of the two the text is made of."
      error={errors.content?.message}
    >
      {(wiring) => (
        <div
          className={clsx(
            'rounded-sm border bg-surface-raised',
            errors.content ? 'border-danger' : 'border-line-strong',
          )}
        >
          <div className="sticky top-(--editor-toolbar-top,0rem) z-10 rounded-t-sm border-b border-line bg-surface-raised">
            <ContentTools
              controls={wiring.id}
              isPreviewing={isPreviewing}
              onTool={runTool}
              onPicture={pictures.open}
              onSection={sections.open}
              onPreview={onPreview}
            />
          </div>
          <textarea
            {...wired}
            {...wiring}
            ref={(field) => {
              register(field);
              element.current = field;
            }}
            rows={20}
            spellCheck
            onKeyDown={handleKeyDown}
            onPaste={handlePaste}
            className={clsx(
              controlClass,
              'h-140 min-h-100 resize-y rounded-t-none border-0 p-4 font-mono text-sm',
            )}
          />
          {pictures.element}
          {links.element}
          {sections.element}
          <FoundPictures
            control={form.control}
            uploadPicture={uploadPicture}
            onStored={exchangePictures}
          />
        </div>
      )}
    </FieldFrame>
  );
}

interface FoundPicturesProps extends Pick<
  ComponentProps<typeof ForeignPictures>,
  'uploadPicture' | 'onStored'
> {
  readonly control: Control<PageInput, unknown, PageValues>;
}

/** By itself, so that a letter renders neither field nor tools. */
function FoundPictures({ control, ...rest }: FoundPicturesProps) {
  // The text is the element's: what is found in it may follow when typing rests.
  const text = useDeferredValue(useWatch({ control, name: 'content' }));
  const addresses = useMemo(() => foreignPicturesIn(text), [text]);
  return <ForeignPictures addresses={addresses} {...rest} />;
}
