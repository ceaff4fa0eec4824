import type { Editor } from '@tiptap/core';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Captions,
  Heading,
  Trash2,
} from 'lucide-react';
import type { ToolbarItem } from './toolbar';

/** Tools that show only while the cursor stands in a table. */
export function tableTools(editor: Editor): ToolbarItem[][] {
  const focused = () => editor.chain().focus();
  return [
    [
      {
        id: 'row-above',
        label: 'Row above',
        icon: BetweenHorizontalEnd,
        run: () => focused().addRowBefore().run(),
      },
      {
        id: 'row-below',
        label: 'Row below',
        icon: BetweenHorizontalStart,
        run: () => focused().addRowAfter().run(),
      },
      {
        id: 'row-delete',
        label: 'Delete row',
        isWordy: true,
        icon: Trash2,
        run: () => focused().deleteRow().run(),
      },
    ],
    [
      {
        id: 'column-before',
        label: 'Column before',
        icon: BetweenVerticalEnd,
        run: () => focused().addColumnBefore().run(),
      },
      {
        id: 'column-after',
        label: 'Column after',
        icon: BetweenVerticalStart,
        run: () => focused().addColumnAfter().run(),
      },
      {
        id: 'column-delete',
        label: 'Delete column',
        isWordy: true,
        icon: Trash2,
        run: () => focused().deleteColumn().run(),
      },
    ],
    [
      {
        id: 'header-row',
        label: 'Header row',
        isWordy: true,
        icon: Heading,
        run: () => focused().toggleHeaderRow().run(),
      },
      {
        id: 'table-delete',
        label: 'Delete table',
        isWordy: true,
        icon: Trash2,
        run: () => focused().deleteTable().run(),
      },
    ],
  ];
}

/** Tools that show only while a picture or its caption is selected. */
export function pictureTools(editor: Editor, openDetails: () => void): ToolbarItem[][] {
  return [
    [
      {
        id: 'picture-alt',
        label: 'Alternative text',
        isWordy: true,
        icon: Captions,
        run: openDetails,
      },
      {
        id: 'picture-delete',
        label: 'Remove picture',
        isWordy: true,
        icon: Trash2,
        run: () => editor.chain().focus().deleteNode('figure').run(),
      },
    ],
  ];
}
