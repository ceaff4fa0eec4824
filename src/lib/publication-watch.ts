import { nextPublicationChange } from '@/lib/supabase/publication-changes';

/** Somebody may schedule something while the page is open: asked again at least as often. */
const LONGEST_WAIT_S = 300;
/** For how much longer than measured the page has not looked: an answer may have been on its way that long. */
const SLACK_S = 5;
/** After a refresh. Longer than the slack, or the same change would be found for ever. */
const SHORTEST_WAIT_S = 20;

/** Now, by the clock that nobody sets and by the one that goes on while a computer sleeps. */
const readClocks = () => [performance.now(), Date.now()] as const;

/** Whole seconds, at most a day: to have looked too long ago only means to look once more. */
function secondsSince([steady, wall]: ReturnType<typeof readClocks>): number {
  const longer = Math.max(performance.now() - steady, Date.now() - wall) / 1000;
  return Math.min(Math.ceil(longer), 86_400);
}

/**
 * Has an open page look again when something becomes public or ends. When that is, and that it has come, is the database's
 * answer: the visitor's clock only says when to ask. A hidden page asks when it is seen again.
 *
 * @param age seconds since what is shown was read, at most
 * @param onChange looks again; may be called although nothing on this page has changed
 * @returns ends it
 */
export function watchPublications(age: number, onChange: () => Promise<unknown>): () => void {
  const [steady, wall] = readClocks();
  let lookedAt = [steady - age * 1000, wall - age * 1000] as const;
  let isOver = false;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (seconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), seconds * 1000);
  };

  async function ask(): Promise<void> {
    if (document.hidden) {
      isDue = true;
      return;
    }
    isDue = false;
    try {
      const seconds = await nextPublicationChange(secondsSince(lookedAt) + SLACK_S);
      if (isOver) return;
      if (seconds === 0) {
        const answeredAt = readClocks();
        await onChange();
        lookedAt = answeredAt;
        wait(SHORTEST_WAIT_S);
        return;
      }
      // Not all visitors in the same moment.
      wait(Math.min(seconds ?? LONGEST_WAIT_S, LONGEST_WAIT_S) + Math.random());
    } catch {
      // Nobody waits for it: the next time will do.
      wait(LONGEST_WAIT_S);
    }
  }

  function handleVisible(): void {
    // Also where the timer slept with the computer.
    if (!document.hidden && (isDue || secondsSince(lookedAt) > LONGEST_WAIT_S)) {
      clearTimeout(timer);
      void ask();
    }
  }

  document.addEventListener('visibilitychange', handleVisible);
  void ask();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleVisible);
  };
}
