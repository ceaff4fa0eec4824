import { readableShortcut } from '@/components/rich-text-editor/shortcut';
import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';

interface Shortcut {
  /** As `readableShortcut` takes them; several are ways to the same. */
  readonly keys: readonly string[];
  readonly text: string;
}

const groups: readonly { readonly title: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['Mod-k'], text: 'Search, go to a room, create something' },
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

/** Every key that the CMS answers to. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
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
        {groups.map(({ title, shortcuts }) => (
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
