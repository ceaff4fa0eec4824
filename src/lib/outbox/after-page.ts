import { ignore } from '@/lib/ignore';
import { lateCode } from '@/lib/late-code';
import { outboxMarker } from '@/lib/storage/outbox-handover';
import { whenIdle } from '@/lib/when-idle';
import { whenUsed } from '@/lib/when-used';
import { outboxCode } from './late-outbox';
import { visitSource } from './late-visit-source';

const pathMeta = lateCode(() => import('@/lib/seo/load-path-meta'));
const campaigns = lateCode(() => import('@/lib/campaigns/keep-current'));

/** The outbox sends by itself when its code comes; where nothing waits it is not fetched. */
function sendWaiting(): void {
  if (outboxMarker.isNeeded()) outboxCode.prefetch();
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
export function startAfterPage(): () => void {
  let isOver = false;
  let stopCampaigns: () => void = ignore;

  async function keepCampaigns(): Promise<void> {
    const { keepCampaignsCurrent } = await campaigns.load();
    if (!isOver) stopCampaigns = keepCampaignsCurrent();
  }

  const stop = whenIdle(() => {
    sendWaiting();
    // Without it every address says of itself what it says by itself.
    void pathMeta.load().then(({ loadPathMeta }) => loadPathMeta(), ignore);
    // Without its code the page shows what it always shows.
    void keepCampaigns().catch(ignore);
  });
  // Who does nothing on a page visits nothing. Without its code nothing is known of how somebody came, which is nobody's loss.
  const stopNoting = whenUsed(() => void noteVisit().catch(ignore));
  window.addEventListener('online', sendWaiting);
  return () => {
    isOver = true;
    stop();
    stopNoting();
    stopCampaigns();
    window.removeEventListener('online', sendWaiting);
  };
}
