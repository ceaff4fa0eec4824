import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { CodeXml } from 'lucide-react';
import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { isTypingOutside } from '@/lib/is-typing';
import { contentToHtml, htmlToContent } from './content';
import { pictureTools, tableTools } from './context-tools';
import { editorExtensions } from './extensions';
import { LinkDialog } from './link-dialog';
import { PictureDialog } from './picture-dialog';
import { insertStoredPicture, picturePosition } from './picture-places';
import { onPastedPictures, pictureFileHandlers } from './paste-handling';
import { sourceOfFile } from './picture-source';
import { startPictureUploads, type PlacedSource } from './picture-uploads';
import { PicturesDialog } from './pictures-dialog';
import type { VisualProps } from './surface';
import { revealPlace } from './reveal-place';
import { sayUnread } from './say-unread';
import { readTextState, sameTextState, textTools } from './text-tools';
import { Toolbar, type ToolbarItem } from './toolbar';
import { useSettledText } from './use-settled-text';

/** The text as readers will see it. */
export function VisualEditor(props: VisualProps) {
  const {
    id,
    labelledBy,
    describedBy,
    isInvalid,
    initialHtml,
    hasFocus,
    placeholder,
    uploadPicture,
    picturePicker: Picker,
  } = props;
  const { onEdit, onChange, handle, onShowSource } = props;
  const [dialog, setDialog] = useState<'link' | 'picture' | 'pictures' | 'library'>();
  const [undescribed, setUndescribed] = useState<readonly number[]>([]);
  const pickerId = `${id}-pictures`;
  const root = useRef<HTMLDivElement>(null);
  const current = useRef<Editor>(null);
  const opened = useRef<Editor['state']['doc']>(null);
  const [content] = useState(() => htmlToContent(initialHtml));
  const [extensions] = useState(() => editorExtensions(placeholder));

  const { touch, flush } = useSettledText(
    initialHtml,
    () => {
      const doc = current.current?.state.doc;
      // What was undone is what was loaded, to the letter: the editor would write the same text in other words.
      return !doc || opened.current?.eq(doc) ? initialHtml : contentToHtml(doc);
    },
    onChange,
  );
  useImperativeHandle(
    handle,
    () => ({
      flush,
      reveal: (place) => {
        if (current.current) revealPlace(current.current.view, place);
      },
    }),
    [flush],
  );

  function uploadAll(
    editor: Editor,
    pictures: readonly PlacedSource[],
    transaction = editor.state.tr,
  ) {
    if (!uploadPicture) {
      editor.view.dispatch(transaction);
      sayUnread(pictures.map(({ source }) => source.name));
      return;
    }
    const handlers = {
      upload: uploadPicture,
      onInserted: ([first, ...others]: readonly number[]) => {
        if (first === undefined) return;
        if (others.length === 0) editor.commands.setNodeSelection(first);
        setUndescribed([first, ...others]);
        setDialog(others.length === 0 ? 'picture' : 'pictures');
      },
      onUnreadable: sayUnread,
    };
    startPictureUploads(editor, pictures, handlers, transaction);
  }

  function addFiles(editor: Editor, files: readonly File[], position: number) {
    if (!uploadPicture) return;
    uploadAll(
      editor,
      files.map((file) => ({ source: sourceOfFile(file), position })),
    );
  }
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        class: 'prose',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-required': 'true',
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      },
    }),
    [id, labelledBy, describedBy, isInvalid],
  );

  const editor = useEditor({
    extensions,
    content,
    autofocus: hasFocus ? 'start' : false,
    editorProps,
    // Its style sheet is part of ours: a style element written as text breaks the Trusted Types policy.
    injectCSS: false,
    onCreate: ({ editor: created }) => {
      current.current = created;
    },
    onUpdate: ({ editor: changed }) => {
      current.current = changed;
      onEdit();
      touch();
    },
  });

  useEffect(() => {
    opened.current ??= editor.state.doc;
  }, [editor]);

  useEffect(() => {
    onPastedPictures(editor, (transaction, pictures) => uploadAll(editor, pictures, transaction));
  });

  const state = useEditorState({
    editor,
    selector: ({ editor: watched }) => readTextState(watched),
    equalityFn: sameTextState,
  });

  function handleKeyDown(event: KeyboardEvent) {
    if (
      (event.ctrlKey || event.metaKey) &&
      !event.shiftKey &&
      !event.altKey &&
      event.key.toLowerCase() === 'k'
    ) {
      event.preventDefault();
      event.stopPropagation();
      setDialog('link');
    }
    if (event.altKey && event.key === 'F10') {
      event.preventDefault();
      root.current?.querySelector<HTMLElement>('[role="toolbar"] button[tabindex="0"]')?.focus();
    }
  }

  const close = () => {
    setDialog(undefined);
    // After the dialog has given the focus back to the page. Not by the editor's own command, which waits for one
    // more frame: who is quick is in the next field by then, and would go on writing in the text.
    requestAnimationFrame(() => {
      if (!editor.isDestroyed && !isTypingOutside(editor.view.dom)) editor.view.focus();
    });
  };
  const chooseFiles = () => document.getElementById(pickerId)?.click();
  const source: ToolbarItem = {
    id: 'source',
    label: 'HTML source',
    icon: CodeXml,
    pressed: false,
    run: onShowSource,
  };
  const tools = textTools(editor, state, {
    openLink: () => setDialog('link'),
    choosePicture: Picker ? () => setDialog('library') : uploadPicture ? chooseFiles : undefined,
  });

  return (
    <div ref={root} className="rich-text-surface">
      <div className="sticky top-(--editor-toolbar-top,0rem) z-10 divide-y divide-line rounded-t-sm border-b border-line bg-surface-raised">
        <Toolbar label="Formatting" controls={id} groups={[...tools, [source]]} />
        {state.inTable ? <Toolbar label="Table" controls={id} groups={tableTools(editor)} /> : null}
        {state.inFigure ? (
          <Toolbar
            label="Picture"
            controls={id}

            groups={pictureTools(editor, () => setDialog('picture'))}
          />
        ) : null}
      </div>
      <EditorContent
        editor={editor}
        onKeyDown={handleKeyDown}
        onBlur={flush}
        onDoubleClick={(event) => {
          if (event.target instanceof HTMLImageElement && editor.isActive('figure'))
            setDialog('picture');
        }}
        {...pictureFileHandlers(editor, (files, position) => addFiles(editor, files, position))}
      />
      <input
        id={pickerId}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        multiple
        hidden
        aria-label="Choose pictures"
        onChange={(event) => {
          addFiles(editor, [...(event.target.files ?? [])], picturePosition(editor.state));
          event.target.value = '';
        }}
      />
      {dialog === 'link' ? <LinkDialog editor={editor} onClose={close} /> : null}
      {dialog === 'picture' ? <PictureDialog editor={editor} onClose={close} /> : null}
      {dialog === 'pictures' ? (
        <PicturesDialog editor={editor} positions={undescribed} onClose={close} />
      ) : null}
      {Picker && dialog === 'library' ? (
        <Picker
          onChoose={(picture) => {
            insertStoredPicture(editor, picture);
            if (picture.alt === '') setDialog('picture');
            else close();
          }}
          onUpload={
            uploadPicture &&
            (() => {
              setDialog(undefined);
              chooseFiles();
            })
          }
          onClose={close}
        />
      ) : null}
    </div>
  );
}
