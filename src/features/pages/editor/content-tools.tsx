import {
  Bold,
  ChevronsUpDown,
  Columns2,
  Heading2,
  Heading3,
  ImageIcon,
  Italic,
  LayoutTemplate,
  Link2,
  List,
  ListOrdered,
  Quote,
  Table2,
} from 'lucide-react';
import { Toolbar, type ToolbarItem } from '@/components/rich-text-editor/toolbar';
import type { ToolName } from './markup-tools';

/** What a button or a key asks for; a link asks back where it leads. */
export type TextTool = ToolName | 'link';

interface ContentToolsProps {
  /** Id of the text field. */
  readonly controls: string;
  readonly isPreviewing: boolean;
  readonly onTool: (name: TextTool) => void;
  readonly onPicture: () => void;
  readonly onSection: () => void;
  readonly onPreview: () => void;
}

/** What the keys of `textShortcuts` do, too. */
const texts: readonly (readonly (Omit<ToolbarItem, 'run'> & { readonly id: TextTool })[])[] = [
  [
    { id: 'heading2', label: 'Heading 2', icon: Heading2 },
    { id: 'heading3', label: 'Heading 3', icon: Heading3 },
  ],
  [
    { id: 'bold', label: 'Bold', icon: Bold, keys: 'Mod-b' },
    { id: 'italic', label: 'Italic', icon: Italic, keys: 'Mod-i' },
    { id: 'link', label: 'Link', icon: Link2, keys: 'Mod-k' },
  ],
  [
    { id: 'bulletList', label: 'Bulleted list', icon: List },
    { id: 'numberedList', label: 'Numbered list', icon: ListOrdered },
    { id: 'quote', label: 'Quote', icon: Quote },
    { id: 'table', label: 'Table', icon: Table2 },
    { id: 'folded', label: 'Folded section', icon: ChevronsUpDown },
  ],
];

/** The tool that a key stands for, with Ctrl or Cmd. */
export const textShortcuts: Readonly<Record<string, TextTool>> = {
  b: 'bold',
  i: 'italic',
  k: 'link',
};

/** The row of buttons above the text. */
export function ContentTools(props: ContentToolsProps) {
  const { controls, isPreviewing, onTool, onPicture, onSection, onPreview } = props;
  return (
    <Toolbar
      label="Formatting"
      controls={controls}
      groups={[
        ...texts.map((group) => group.map((item) => ({ ...item, run: () => onTool(item.id) }))),
        [
          { id: 'picture', label: 'Picture', icon: ImageIcon, run: onPicture },
          { id: 'section', label: 'Sections', icon: LayoutTemplate, isWordy: true, run: onSection },
        ],
        [
          {
            id: 'preview',
            label: 'Side-by-side preview',
            icon: Columns2,
            pressed: isPreviewing,
            isWordy: true,
            run: onPreview,
          },
        ],
      ]}
    />
  );
}
