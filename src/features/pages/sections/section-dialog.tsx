import { Dialog } from '@/components/ui/dialog';
import { KeepSection } from './keep-section';
import { OwnSections } from './own-sections-list';
import { readySections } from './ready-sections';
import { SectionChoice } from './section-choice';

interface SectionDialogProps {
  /** What is selected in the text; empty where nothing is. */
  readonly selected: string;
  readonly onInsert: (piece: string) => void;
  readonly onClose: () => void;
}

/** Ready pieces of a page, and those that the team keeps. Mounted while open. */
export function SectionDialog({ selected, onInsert, onClose }: SectionDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title="Insert a section"
      description="It comes behind the block in which the cursor stands, as text that you change."
    >
      <div className="space-y-7">
        <ul aria-label="Ready sections" className="grid gap-3 sm:grid-cols-2">
          {readySections.map(({ name, hint, icon, html }) => (
            <li key={name}>
              <SectionChoice name={name} hint={hint} icon={icon} onChoose={() => onInsert(html)} />
            </li>
          ))}
        </ul>
        <section aria-labelledby="own-sections" className="space-y-3">
          <h3 id="own-sections" className="font-semibold">
            Kept by the team
          </h3>
          <OwnSections onInsert={onInsert} />
          <KeepSection selected={selected} />
        </section>
      </div>
    </Dialog>
  );
}
