/** The HTML text of a fragment, which is empty afterwards: a copy of a long text would cost as much again. */
export function fragmentToHtml(fragment: DocumentFragment): string {
  // A document of its own: nothing in it loads or runs while it is being written out.
  const container = document.implementation.createHTMLDocument('').createElement('div');
  container.append(fragment);
  return container.innerHTML;
}

/** The HTML text of an element, itself included. */
export function elementToHtml(element: Element): string {
  return element.outerHTML;
}
