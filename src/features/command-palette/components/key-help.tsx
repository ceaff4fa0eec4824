import { readableShortcut } from '@/components/rich-text-editor/shortcut';
import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';

interface Shortcut {
  /** As `readableShortcut` takes them; several are ways to the same. */
  readonly keys: readonly string[];
  readonly text: string;
}

interface KeyGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const leads: KeyGroup = {
  title: 'List of leads',
  shortcuts: [
    { keys: ['j', 'k'], text: 'Next lead, the one before' },
    { keys: ['Enter'], text: 'Open it' },
    { keys: ['e'], text: 'Move it to another stage' },
    { keys: ['a'], text: 'Assign it to me' },
  ],
};

const groups: readonly KeyGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['Mod-k'], text: 'Search, go to a screen, create something' },
      { keys: ['?'], text: 'Show these keys' },
      { keys: ['Esc'], text: 'Close what is in front' },
    ],
  },
  {
    title: 'Post and page editor',
    shortcuts: [{ keys: ['Mod-s'], text: 'Save' }],
  },
  {
    title: 'Text of a post',
    shortcuts: [
      { keys: ['Mod-b'], text: 'Bold' },
      { keys: ['Mod-i'], text: 'Italic' },
      { keys: ['Mod-k'], text: 'Link' },
      { keys: ['Mod-z'], text: 'Undo' },
      { keys: ['Mod-Shift-z'], text: 'Redo' },
      { keys: ['Alt-F10'], text: 'Go to the toolbar' },
    ],
  },
  {
    title: 'Lists of suggestions and charts',
    shortcuts: [
      { keys: ['↑', '↓'], text: 'Choose a suggestion' },
      { keys: ['Enter'], text: 'Open it' },
      { keys: ['←', '→'], text: 'Go from day to day in a chart' },
    ],
  },
];

interface KeyHelpProps {
  /** Leads exist for those alone who may see them. */
  readonly hasLeads: boolean;
  readonly onClose: () => void;
}

/** Every key that the CMS answers to. */
export function KeyHelp({ hasLeads, onClose }: KeyHelpProps) {
  const shown = hasLeads ? [...groups, leads] : groups;
  return (
    <Dialog
      open
      reading
      size="large"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Keyboard shortcuts"
    >
      <div className="grid gap-x-10 gap-y-6 pt-3 sm:grid-cols-2">
        {shown.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="text-sm font-semibold text-muted">{title}</h3>
            <dl className="mt-1 divide-y divide-line">
              {shortcuts.map(({ keys, text }) => (
                <div key={text} className="flex items-center justify-between gap-4 py-2">
                  <dt>{text}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {keys.map((key) => (
                      <Kbd key={key}>{key.length === 1 ? key : readableShortcut(key)}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
