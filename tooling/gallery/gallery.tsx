import { useEffect, useState, type ComponentType } from 'react';
import { Toaster } from '@/components/feedback/toast';
import { Logo } from '@/components/loom/logo';
import { PillGroup } from '@/components/ui/pill-group';
import { Absences } from './sections/absences';
import { Controls } from './sections/controls';
import { Fields } from './sections/fields';
import { Lists } from './sections/lists';
import { Overlays } from './sections/overlays';
import { Places } from './sections/places';
import { Results } from './sections/results';
import { States } from './sections/states';
import { Versions } from './sections/versions';
import { Weaves } from './sections/weaves';

interface GallerySection {
  readonly title: string;
  readonly Content: ComponentType;
  /** As wide as the page: what stands beside nothing else. */
  readonly isWide?: boolean;
}

const sections: readonly GallerySection[] = [
  { title: 'Controls', Content: Controls },
  { title: 'States', Content: States },
  { title: 'Absences', Content: Absences },
  { title: 'Fields', Content: Fields },
  { title: 'Lists', Content: Lists, isWide: true },
  { title: 'Overlays', Content: Overlays },
  { title: 'Versions', Content: Versions },
  { title: 'Results', Content: Results },
  { title: 'Places', Content: Places, isWide: true },
  { title: 'Weaves', Content: Weaves },
];

const tones = ['paper', 'ink'] as const;
const overlayTones = tones.map((value) => ({ value, label: `Overlays on ${value}` }));

/** Every shared component in its states, on paper and on ink. */
export function Gallery() {
  const [tone, setTone] = useState<(typeof tones)[number]>('paper');
  // Dialogs and toasts stand in the body.
  useEffect(() => {
    document.body.dataset['tone'] = tone;
  }, [tone]);
  return (
    <main className="gallery">
      <div className="gallery-bar">
        <Logo className="h-7" />
        <h1 className="text-base font-semibold">Components</h1>
        <nav aria-label="Sections">
          {sections.map(({ title }) => (
            <a key={title} href={`#${title}`} className="link-underline text-sm">
              {title}
            </a>
          ))}
        </nav>
        <PillGroup label="Tone of overlays" items={overlayTones} value={tone} onChange={setTone} />
      </div>
      {sections.map(({ title, Content, isWide = false }) => (
        <section key={title} id={title} className="gallery-section">
          <h2>{title}</h2>
          <div className={isWide ? 'gallery-tones gallery-wide' : 'gallery-tones'}>
            {tones.map((tone) => (
              <div key={tone} data-tone={tone} className="gallery-tone">
                <Content />
              </div>
            ))}
          </div>
        </section>
      ))}
      <Toaster />
    </main>
  );
}
