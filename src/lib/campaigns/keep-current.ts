import { visitSource } from '@/lib/outbox/late-visit-source';
import { ignore } from '@/lib/ignore';
import { MINUTE_MS } from '@/lib/ist';
import { pageNews } from '@/lib/page-use';
import { defineSessionText } from '@/lib/storage/session-text';
import { askWhatRuns, readAnswer, type RunningAnswer, type RunningCampaigns } from './running';
import { shownCampaigns, type CampaignKind, type ShownCampaigns } from './shown';

/** The longest time between two looks at the clock: a device that wakes up from sleep is late by no more. */
const LOOK_MS = 20_000;
/** Pages that all wait for one moment do not ask all at once. */
const SPREAD_MS = 3_000;
/** After a failure. */
const RETRY_MS = 5 * MINUTE_MS;
/** For how long other pages of this tab believe an answer. */
const REMEMBER_MS = 2 * MINUTE_MS;

const memory = defineSessionText('running_campaigns');

const media: Record<CampaignKind, string> = { ticker: 'banner', popup: 'popup', bar: 'bar' };

/** A visit that began with the campaign, as one that began with a tagged link; links that are tagged already stay so. */
function noteFollowed(kind: CampaignKind, campaign: string, href: string): void {
  const address = new URL(href, window.location.origin);
  if (address.origin !== window.location.origin) return;
  if (!address.searchParams.has('utm_campaign')) {
    if (campaign === '') return;
    address.searchParams.set('utm_source', 'site');
    address.searchParams.set('utm_medium', media[kind]);
    address.searchParams.set('utm_campaign', campaign);
  }
  visitSource
    .load()
    .then(({ recordVisit }) => recordVisit(address.href, '', new Date()))
    .catch(ignore);
}

/** What has not ended at a moment. */
function runningAt({ shown }: RunningAnswer, now: number): RunningCampaigns {
  return Object.fromEntries(
    Object.entries(shown).filter(([, { endsAt }]) => endsAt === null || endsAt > now),
  );
}

function toShown(running: RunningCampaigns): ShownCampaigns {
  const entries = Object.entries(running).map(([name, { content, campaign }]) => {
    const onFollow = (href: string) => noteFollowed(name as CampaignKind, campaign, href);
    return [name, { content, onFollow }] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Keeps what runs on this page current until it is called off: asks once, ends each campaign at its moment, and asks
 * again when something else may begin. Moments are those of the database; of this device only the time that passes
 * is believed, by whichever of its clocks says more, for one stands still in sleep and the other may be set back.
 */
export function keepCampaignsCurrent(): () => void {
  let known: { answer: RunningAnswer; date: number; tick: number } | null = null;
  let timer = 0;
  let asksAt = 0;
  let isAsking = false;
  let isOver = false;
  let present = '{}';

  const now = ({ answer, date, tick }: NonNullable<typeof known>) =>
    answer.now + Math.max(Date.now() - date, performance.now() - tick);

  /** What stays as it is keeps its place: nothing is drawn anew. */
  function show(running: RunningCampaigns): void {
    const text = JSON.stringify(running);
    if (text === present) return;
    present = text;
    shownCampaigns.set(toShown(running));
    pageNews.open();
  }

  function take(answer: RunningAnswer, age: number): void {
    known = { answer, date: Date.now() - age, tick: performance.now() - age };
    asksAt = answer.askAgainAt + Math.random() * SPREAD_MS;
  }

  async function ask(): Promise<void> {
    isAsking = true;
    const sentAt = performance.now();
    const came = await askWhatRuns().catch(() => null);
    isAsking = false;
    if (isOver) return;
    const answer = readAnswer(came);
    // Half of the way there and back lies between the moment of the answer and its arrival.
    if (answer) {
      take(answer, (performance.now() - sentAt) / 2);
      memory.set(JSON.stringify({ came, date: Date.now() }));
    } else {
      asksAt = (known ? now(known) : Date.now()) + RETRY_MS;
    }
    look();
  }

  function look(): void {
    window.clearTimeout(timer);
    // A page in the background asks when somebody looks at it again.
    const moment = known ? now(known) : Date.now();
    if (known) show(runningAt(known.answer, moment));
    if (moment >= asksAt && !isAsking && document.visibilityState !== 'hidden') {
      void ask();
      return;
    }
    const ends = Object.values(known?.answer.shown ?? {}).map(({ endsAt }) => endsAt ?? 0);
    const next = Math.min(...[asksAt, ...ends].filter((time) => time > moment), moment + LOOK_MS);
    timer = window.setTimeout(look, next - moment);
  }

  /** What an earlier page of this tab was told a moment ago. */
  function recall(): void {
    try {
      const { came, date } = JSON.parse(memory.get()) as { came: unknown; date: number };
      const answer = readAnswer(came);
      const age = Date.now() - date;
      if (answer && age >= 0 && age < REMEMBER_MS) take(answer, age);
    } catch {
      // Nothing that can be read: it is asked for.
    }
  }

  recall();
  look();
  const moments = ['pageshow', 'online', 'focus'] as const;
  for (const name of moments) window.addEventListener(name, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    isOver = true;
    window.clearTimeout(timer);
    for (const name of moments) window.removeEventListener(name, look);
    document.removeEventListener('visibilitychange', look);
  };
}
