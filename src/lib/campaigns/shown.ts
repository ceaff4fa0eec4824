import { useSyncExternalStore } from 'react';
import { createSignal } from '@/lib/signal';

export interface CampaignLink {
  /** An address of ours or of another site, checked. */
  readonly href: string;
}

interface Promo extends CampaignLink {
  readonly text: string;
}

export interface BarButton extends CampaignLink {
  readonly label: string;
}

/** What each kind of campaign shows. */
export interface CampaignContents {
  readonly ticker: { readonly promos: readonly Promo[] };
  readonly popup: {
    readonly title: string;
    readonly text: string;
    /** Under what name a registration is kept and sent. */
    readonly recordedAs: string;
  };
  readonly bar: { readonly primary: BarButton; readonly secondary: BarButton };
}

export type CampaignKind = keyof CampaignContents;

/** One campaign as a page shows it. */
export interface ShownCampaign<Content> {
  readonly content: Content;
  /** Notes that somebody followed it, so that a lead is counted for it. */
  readonly onFollow: (href: string) => void;
}

export type ShownCampaigns = {
  readonly [Kind in CampaignKind]?: ShownCampaign<CampaignContents[Kind]>;
};

const { emit, subscribe } = createSignal();
let shown: ShownCampaigns = {};

/** What runs now, as far as this page knows: nothing until it has asked, and nothing where it cannot ask. */
export const shownCampaigns = {
  get: () => shown,
  set: (next: ShownCampaigns) => {
    shown = next;
    emit();
  },
};

const nothing = () => undefined;

/** The campaign of a kind that runs now; undefined where the page shows what it always shows. */
export function useShownCampaign<Kind extends CampaignKind>(kind: Kind): ShownCampaigns[Kind] {
  return useSyncExternalStore(subscribe, () => shown[kind], nothing);
}
