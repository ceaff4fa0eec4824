/**
 * Gives an element the children of a fragment. What is the same at the beginning and at the end stays the very same
 * nodes, so that a reader below a change keeps the place: browsers hold on to what is on the screen.
 */
export function exchangeNodes(element: Element, fragment: DocumentFragment): void {
  let present = element.firstChild;
  while (present && fragment.firstChild && present.isEqualNode(fragment.firstChild)) {
    present = present.nextSibling;
    fragment.firstChild.remove();
  }
  let last = element.lastChild;
  let end: ChildNode | null = null;
  while (present && last && fragment.lastChild && last.isEqualNode(fragment.lastChild)) {
    end = last;
    fragment.lastChild.remove();
    if (last === present) present = null;
    else last = last.previousSibling;
  }
  while (present && present !== end) {
    const next: ChildNode | null = present.nextSibling;
    present.remove();
    present = next;
  }
  element.insertBefore(fragment, end);
}
