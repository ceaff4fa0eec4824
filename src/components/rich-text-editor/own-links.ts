import { combineTransactionSteps, Extension, getChangedRanges } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { toOwnPath } from '@/lib/own-content/own-path';

/**
 * Makes links to this site lead from its root, whichever way they come in: pasted, dropped or typed. What was stored before
 * stays as it is until it is touched.
 */
export const OwnLinks = Extension.create({
  name: 'ownLinks',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, before, { doc, tr, schema }) => {
        const link = schema.marks['link'];
        if (!link || !transactions.some(({ docChanged }) => docChanged)) return null;
        const changed = getChangedRanges(combineTransactionSteps(before.doc, [...transactions]));
        for (const { newRange } of changed) {
          doc.nodesBetween(newRange.from, newRange.to, (node, at) => {
            const mark = node.marks.find(({ type }) => type === link);
            const href: unknown = mark?.attrs['href'];
            if (!mark || typeof href !== 'string') return;
            const path = toOwnPath(href);
            if (path === href) return;
            tr.addMark(at, at + node.nodeSize, link.create({ ...mark.attrs, href: path }));
          });
        }
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});
