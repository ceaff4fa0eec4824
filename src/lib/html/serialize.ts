/** The HTML text of a fragment, for the one caller that builds HTML as nodes: the editor. Only reads. */
export function fragmentToHtml(fragment: DocumentFragment | Element): string {
  // A document of its own: nothing in it loads or runs while it is being written out.
  const container = document.implementation.createHTMLDocument('').createElement('div');
  container.append(fragment.cloneNode(true));
  return container.innerHTML;
}
