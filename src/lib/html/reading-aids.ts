import { layOutLate } from './lay-out-late';

/** Makes a clean text pleasant to read: for the keyboard, on narrow screens, and where it is very long. */
export function withReadingAids(fragment: DocumentFragment): DocumentFragment {
  // A wide table scrolls within its own box, which the keyboard must be able to reach.
  for (const table of fragment.querySelectorAll('table')) {
    const box = document.createElement('div');
    box.className = 'table-scroll';
    box.tabIndex = 0;
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', table.caption?.textContent || 'Table');
    table.replaceWith(box);
    box.append(table);
  }
  for (const code of fragment.querySelectorAll('pre')) code.tabIndex = 0;
  layOutLate(fragment);
  return fragment;
}
