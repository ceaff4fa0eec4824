import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Panel } from '@/components/ui/card';
import { PillGroup } from '@/components/ui/pill-group';
import type { CampaignInput } from '@/features/campaigns/schema';
import { PopupOfferPreview } from '@/features/leads/components/popup-offer-preview';
import { BarBand } from '@/features/site-chrome/components/bottom-bar';
import { TickerBand } from '@/features/site-chrome/components/ticker';

const widths = { phone: 360, desktop: 1120 } as const;

type Width = keyof typeof widths;

/** Pixels; the bar stands at the foot of its frame, the popup in the middle. */
const heights = { ticker: 44, popup: 740, bar: 72 } as const;

const or = (text: string, instead: string) => text.trim() || instead;

/** Nothing leads anywhere while it is not stored. */
const stay = { href: '#' };

function Shown({ campaign }: { readonly campaign: CampaignInput }) {
  const { kind, promos, title, text, recordedAs } = campaign;
  if (kind === 'ticker') {
    return (
      <TickerBand
        promos={promos.map((promo) => ({ ...stay, text: or(promo.text, 'Your promo') }))}
      />
    );
  }
  if (kind === 'popup') {
    return (
      <PopupOfferPreview
        title={or(title, 'Title')}
        text={or(text, 'Text')}
        recordedAs={or(recordedAs, 'Recorded as')}
      />
    );
  }
  return (
    <BarBand
      buttons={{
        primary: { ...stay, label: or(campaign.primaryLabel, 'Main button') },
        secondary: { ...stay, label: or(campaign.secondaryLabel, 'Other button') },
      }}
    />
  );
}

interface FrameProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Below it nothing can be read; what is left over is scrolled to. */
const SMALLEST = 0.5;

/** How much a frame is made smaller so that its whole width is seen, from `SMALLEST` to 1; follows the room there is. */
function useScale(room: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => setScale(Math.min(1, Math.max(SMALLEST, element.clientWidth / width)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room, width]);
  return scale;
}

/** A page of its own width, so that what depends on the width of the screen is as on such a screen. */
function Frame({ width, height, children }: FrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const scale = useScale(room, width);

  function prepare(frame: HTMLIFrameElement | null) {
    const inner = frame?.contentDocument;
    if (!inner || inner.body === body) return;
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
      inner.head.append(inner.importNode(sheet, true));
    inner.documentElement.lang = 'en-IN';
    // It is looked at: nothing in it can be pressed, and the keyboard goes past it.
    inner.body.inert = true;
    setBody(inner.body);
  }

  return (
    <div ref={room} className="overflow-x-auto rounded-sm border border-line">
      <div
        className="mx-auto overflow-hidden"
        style={{ width: width * scale, height: height * scale }}
      >
        <iframe
          ref={prepare}
          title="Preview"
          tabIndex={-1}
          width={width}
          height={height}
          className="block max-w-none origin-top-left"
          style={{ transform: `scale(${String(scale)})` }}
        />
      </div>
      {body ? createPortal(children, body) : null}
    </div>
  );
}

/** What visitors will see of a campaign, with what is not saved yet, through their own components. */
export function CampaignPreview({ campaign }: { readonly campaign: CampaignInput }) {
  const [width, setWidth] = useState<Width>('phone');
  return (
    <Panel
      title="Preview"
      action={
        <PillGroup
          label="Width"
          items={[
            { value: 'phone', label: 'Phone' },
            { value: 'desktop', label: 'Desktop' },
          ]}
          value={width}
          onChange={setWidth}
        />
      }
    >
      <Frame key={width} width={widths[width]} height={heights[campaign.kind]}>
        <Shown campaign={campaign} />
      </Frame>
    </Panel>
  );
}
