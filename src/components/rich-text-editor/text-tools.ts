import type { Editor } from '@tiptap/core';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  Undo2,
} from 'lucide-react';
import type { ToolbarItem } from './toolbar';

/** What the toolbar shows of the place where the cursor stands. */
export interface TextState {
  readonly marks: ReadonlySet<string>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly inTable: boolean;
  readonly inFigure: boolean;
}

const watched = [
  'bold',
  'italic',
  'strike',
  'code',
  'link',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
];

export function readTextState(editor: Editor): TextState {
  const marks = new Set(watched.filter((name) => editor.isActive(name)));
  for (const level of [2, 3, 4])
    if (editor.isActive('heading', { level })) marks.add(`heading${level}`);
  return {
    marks,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
    inTable: editor.isActive('table'),
    inFigure: editor.isActive('figure'),
  };
}

export function sameTextState(a: TextState, b: TextState | null): boolean {
  return (
    b !== null &&
    a.canUndo === b.canUndo &&
    a.canRedo === b.canRedo &&
    a.inTable === b.inTable &&
    a.inFigure === b.inFigure &&
    a.marks.size === b.marks.size &&
    [...a.marks].every((mark) => b.marks.has(mark))
  );
}

interface Openers {
  readonly openLink: () => void;
  /** Undefined where pictures cannot be stored. */
  readonly choosePicture: (() => void) | undefined;
}

export function textTools(editor: Editor, state: TextState, openers: Openers): ToolbarItem[][] {
  const focused = () => editor.chain().focus();
  const toggle = (
    id: string,
    label: string,
    icon: ToolbarItem['icon'],
    keys: string,
    run: () => void,
  ): ToolbarItem => ({
    id,
    label,
    icon,
    keys,
    pressed: state.marks.has(id),
    run,
  });
  const headings = ([2, 3, 4] as const).map((level) =>
    toggle(
      `heading${level}`,
      `Heading ${level}`,
      { 2: Heading2, 3: Heading3, 4: Heading4 }[level],
      `Mod-Alt-${level}`,
      () => focused().toggleHeading({ level }).run(),
    ),
  );
  const { choosePicture } = openers;
  return [
    [
      {
        id: 'undo',
        label: 'Undo',
        icon: Undo2,
        keys: 'Mod-z',
        disabled: !state.canUndo,
        run: () => focused().undo().run(),
      },
      {
        id: 'redo',
        label: 'Redo',
        icon: Redo2,
        keys: 'Mod-Shift-z',
        disabled: !state.canRedo,
        run: () => focused().redo().run(),
      },
    ],
    headings,
    [
      toggle('bold', 'Bold', Bold, 'Mod-b', () => focused().toggleBold().run()),
      toggle('italic', 'Italic', Italic, 'Mod-i', () => focused().toggleItalic().run()),
      toggle('strike', 'Strikethrough', Strikethrough, 'Mod-Shift-s', () =>
        focused().toggleStrike().run(),
      ),
      toggle('code', 'Code', Code, 'Mod-e', () => focused().toggleMark('code').run()),
      toggle('link', 'Link', Link, 'Mod-k', openers.openLink),
    ],
    [
      toggle('bulletList', 'Bullet list', List, 'Mod-Shift-8', () =>
        focused().toggleBulletList().run(),
      ),
      toggle('orderedList', 'Numbered list', ListOrdered, 'Mod-Shift-7', () =>
        focused().toggleOrderedList().run(),
      ),
      toggle('blockquote', 'Quote', Quote, 'Mod-Shift-b', () => focused().toggleBlockquote().run()),
      toggle('codeBlock', 'Code block', SquareCode, 'Mod-Alt-c', () =>
        focused().toggleCodeBlock().run(),
      ),
    ],
    [
      ...(choosePicture
        ? [{ id: 'picture', label: 'Insert picture', icon: Image, run: choosePicture }]
        : []),
      {
        id: 'table',
        label: 'Insert table',
        icon: Table,
        disabled: state.inTable,
        run: () => focused().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      },
      {
        id: 'rule',
        label: 'Dividing line',
        icon: Minus,
        run: () => focused().setHorizontalRule().run(),
      },
    ],
  ];
}
