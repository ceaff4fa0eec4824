import { delays } from '@/data/delays';
import { keepCampaignsCurrent } from '@/lib/campaigns/keep-current';
import { ignore } from '@/lib/ignore';
import { pageNews } from '@/lib/page-use';
import { loadPathMeta } from '@/lib/seo/load-path-meta';
import { outboxMarker } from '@/lib/storage/outbox-handover';
import { whenIdle } from '@/lib/when-idle';
import { whenUsed } from '@/lib/when-used';
import { outboxCode } from './late-outbox';
import { visitSource } from './late-visit-source';

/** Before the popup is due, milliseconds for its code to come. */
const AHEAD_MS = 5_000;

/** The outbox sends by itself when its code comes; where nothing waits it is not fetched. The page says that something does. */
function sendWaiting(): void {
  if (!outboxMarker.isNeeded()) return;
  outboxCode.prefetch();
  pageNews.open();
}

async function noteVisit(): Promise<void> {
  const { noteThisVisit } = await visitSource.load();
  noteThisVisit(new Date());
}

/**
 * What is done once a public page stands: asks what staff want said of the built-in addresses and which campaigns run, and
 * sends what an earlier page has left, now or as soon as there is a network; and once somebody uses it, notes by which
 * address the visit began.
 * @returns a function that calls it off
 */
export function start(): () => void {
  let stopCampaigns: () => void = ignore;

  const stop = whenIdle(() => {
    sendWaiting();
    loadPathMeta();
    stopCampaigns = keepCampaignsCurrent();
  });
  const timer = setTimeout(pageNews.open, delays.webinarPopup - AHEAD_MS - performance.now());
  // Who does nothing on a page visits nothing. Without its code nothing is known of how somebody came, which is nobody's loss.
  const stopNoting = whenUsed(() => void noteVisit().catch(ignore));
  window.addEventListener('online', sendWaiting);
  return () => {
    clearTimeout(timer);
    stop();
    stopNoting();
    stopCampaigns();
    window.removeEventListener('online', sendWaiting);
  };
}
