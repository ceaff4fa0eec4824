/**
 * One tab at a time, and in each tab one piece of work at a time. Where the browser has no locks (plain http, older
 * ones) tabs do not wait for each other: then a record may go out twice, and its id makes that harmless.
 */
export function takeTurns(name: string): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();

  function inThisTab(work: () => Promise<void>): Promise<void> {
    last = last.then(work, work);
    return last;
  }

  return async (work) => {
    const locks = 'locks' in navigator ? navigator.locks : undefined;
    if (!locks) return inThisTab(work);
    try {
      await locks.request(name, () => inThisTab(work));
    } catch {
      // Blocked storage refuses the lock, too. The work itself never throws.
      await inThisTab(work);
    }
  };
}
