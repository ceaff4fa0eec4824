import { useEffect, useState } from 'react';
import { Late } from '@/components/late/late';
import { delays } from '@/data/delays';
import { ignore } from '@/lib/ignore';
import { isTyping } from '@/lib/is-typing';
import { lateCode } from '@/lib/late-code';

const popup = lateCode(() => import('./webinar-popup-dialog'));
const popupGate = lateCode(() => import('../popup-gate'));

/** How often it is asked whether the visitor is free, once the waiting time is over. */
const POLL_MS = 1000;

/** Dialogs, and the menu of the header. */
const openThings = '[role="dialog"], [role="alertdialog"], [popovertarget][aria-expanded="true"]';

/** Nobody is interrupted who writes, reads another dialog or menu, or looks at another tab. */
function isBusy(): boolean {
  return (
    document.visibilityState === 'hidden' ||
    isTyping(document.activeElement) ||
    document.querySelector(openThings) !== null
  );
}

/** Waits until the page is half a minute old, then for a free moment; the dialog and the storage it asks are fetched only then. */
export function WebinarPopup() {
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting');

  useEffect(() => {
    if (state !== 'waiting') return;
    let timer = window.setTimeout(attempt, delays.webinarPopup - performance.now());
    let isGone = false;

    function attempt() {
      open().catch(ignore);
    }

    async function open() {
      const gate = isBusy() ? null : await popupGate.load();
      if (isGone) return;
      // Asked again: somebody may have begun to write while the code arrived.
      if (!gate || isBusy()) {
        timer = window.setTimeout(attempt, POLL_MS);
      } else if (gate.mayOpenPopupNow(window.location)) {
        gate.recordPopupShown();
        setState('open');
      } else {
        timer = window.setTimeout(attempt, delays.webinarPopup);
      }
    }

    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [state]);

  if (state === 'waiting') return null;
  return (
    // Nobody asked for it, so nobody is told when it does not arrive.
    <Late code={popup} failed={null}>
      {({ WebinarPopupDialog }) => (
        <WebinarPopupDialog open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </Late>
  );
}
