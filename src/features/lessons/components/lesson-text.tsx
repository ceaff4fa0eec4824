import type { LessonBlock } from '@/data/lessons/lesson';
import { DataTable } from './data-table';
import { scrollable } from './scrollable';

const marks = /(\*\*[^*]+\*\*|`[^`]+`)/;

/** A line of a lesson with what is strong in it, and what is code. */
export function MarkedText({ text }: { readonly text: string }) {
  return text.split(marks).map((part, index) => {
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    return part;
  });
}

function Block({ block }: { readonly block: LessonBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <MarkedText text={block.text} />
        </p>
      );
    case 'note':
      return (
        <blockquote>
          <p>
            <MarkedText text={block.text} />
          </p>
        </blockquote>
      );
    case 'code':
      return (
        <pre {...scrollable}>
          <code>{block.text}</code>
        </pre>
      );
    case 'list':
    case 'steps': {
      const List = block.kind === 'list' ? 'ul' : 'ol';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <MarkedText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <DataTable caption={block.caption} columns={block.head} rows={block.rows} hasRowNames />
      );
  }
}

/** The blocks of a lesson, in their order; `prose` goes on an element around them. */
export function LessonText({ blocks }: { readonly blocks: readonly LessonBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}
