import type { Mark, Node as ContentNode } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { TextPlace } from '@/lib/checks/content-checks';

interface Span {
  readonly from: number;
  to: number;
}

const linkOf = (node: ContentNode | null): Mark | undefined =>
  node?.marks.find(({ type }) => type.name === 'link');

/** Where each picture, heading or link of a document stands, in the order of its HTML. */
function spansOf(doc: ContentNode, kind: TextPlace['kind']): Span[] {
  const found: Span[] = [];
  doc.descendants((node, from, parent, index) => {
    const to = from + node.nodeSize;
    const { name } = node.type;
    if (kind === 'picture' && (name === 'figure' || name === 'image')) found.push({ from, to });
    if (kind === 'heading' && name === 'heading') found.push({ from: from + 1, to: to - 1 });
    if (kind !== 'link') return;
    const link = linkOf(node);
    if (!link) return;
    // Bold words within a link are a node of their own.
    const before = index > 0 ? linkOf(parent?.child(index - 1) ?? null) : undefined;
    const last = found.at(-1);
    if (last && before?.eq(link) === true) last.to = to;
    else found.push({ from, to });
  });
  return found;
}

/** Puts the focus into the text, selects the place and scrolls to it; without the place, the focus alone. */
export function revealPlace(view: EditorView, { kind, index }: TextPlace): void {
  const { state } = view;
  const span = spansOf(state.doc, kind)[index];
  if (span) {
    const selection =
      kind === 'picture'
        ? NodeSelection.create(state.doc, span.from)
        : TextSelection.create(state.doc, span.from, span.to);
    view.dispatch(state.tr.setSelection(selection));
  }
  view.focus();
  if (!span) return;
  const { node } = view.domAtPos(span.from);
  const shown = kind === 'picture' ? view.nodeDOM(span.from) : node;
  const element = shown instanceof Element ? shown : shown?.parentElement;
  // In the middle: at the edges lie the bars of the editor.
  element?.scrollIntoView({ block: 'center' });
}
