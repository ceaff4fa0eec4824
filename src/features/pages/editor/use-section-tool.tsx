import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Late } from '@/components/late/late';
import { lateCode } from '@/lib/late-code';

const lateDialog = lateCode(() => import('../sections/section-dialog'));

interface SectionToolOptions {
  /** What is selected in the text. */
  readonly readSelected: () => string;
  readonly onInsert: (piece: string) => void;
}

/** Ready pieces of a page, and those that the team keeps, in a dialog whose code comes when it is opened. */
export function useSectionTool({ readSelected, onInsert }: SectionToolOptions): {
  readonly open: () => void;
  readonly element: ReactNode;
} {
  const [selected, setSelected] = useState<string | null>(null);
  const element =
    selected === null ? null : (
      <Late code={lateDialog} title="The sections could not be loaded">
        {({ SectionDialog }) => (
          <SectionDialog
            selected={selected}
            onInsert={(piece) => {
              // The dialog must be gone before the text can take the focus.
              flushSync(() => setSelected(null));
              onInsert(piece);
            }}
            onClose={() => setSelected(null)}
          />
        )}
      </Late>
    );
  return { open: () => setSelected(readSelected()), element };
}
