import { Extension, mergeAttributes, Node, type Editor } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { playerAddress, playerOf } from '@/lib/html/video';

/** A video of an allowed host. The editor shows where it comes from and does not load it. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    title: { default: 'Video' },
    width: { default: null },
    height: { default: null },
    allowfullscreen: {
      default: null,
      parseHTML: (element) => (element.hasAttribute('allowfullscreen') ? '' : null),
    },
  }),
  parseHTML: () => [
    {
      tag: 'iframe[src]',
      getAttrs: (element) => playerAddress(element.getAttribute('src') ?? '') !== undefined && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['iframe', mergeAttributes(HTMLAttributes)],
  addNodeView:
    () =>
    ({ node }) => {
      const box = document.createElement('div');
      box.className = 'video-placeholder';
      const src = String(node.attrs['src']);
      const host = src.includes('vimeo') ? 'Vimeo' : 'YouTube';
      const link = document.createElement('a');
      link.href = src;
      link.target = '_blank';
      link.rel = 'noopener';
      link.textContent = `Open on ${host}`;
      const title = String(node.attrs['title']);
      box.append(`${host}: ${title} `, link);
      return { dom: box };
    },
});

function insertVideo(editor: Editor, src: string): boolean {
  return editor.commands.insertContent({
    type: 'video',
    attrs: { src, width: '560', height: '315', allowfullscreen: '' },
  });
}

/** A copied address or embed code of a video becomes its player, unless words are selected to become a link. */
export const VideoPasting = Extension.create({
  name: 'videoPasting',
  priority: 1001,
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handlePaste: (view, event) => {
            const { empty, $from } = view.state.selection;
            const player = playerOf(event.clipboardData?.getData('text/plain') ?? '');
            const isText = !$from.parent.type.spec.code && $from.parent.type.name !== 'figure';
            return empty && isText && player !== undefined && insertVideo(editor, player);
          },
        },
      }),
    ];
  },
});
