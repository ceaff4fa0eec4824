import type { Finding } from '@/lib/checks/content-checks';

/** An editor whose document is checked. */
export interface CheckedEditor {
  readonly kind: 'post' | 'page';
  /** Where the document stands, or will. */
  readonly path: () => string;
  /**
   * Puts the focus into a field or into the text, in its next task at the latest. In a text that is shown as readers see
   * it, the place is selected, too; in source that is done by who asked.
   */
  readonly show: (place: Finding['place']) => void;
}
