import {
  memo,
  startTransition,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useIsNew } from '@/hooks/use-is-hydrated';
import { ignore } from '@/lib/ignore';
import type { LateCode } from '@/lib/late-code';
import { firstChange, hasChanged } from '@/lib/nearness';
import { whenIdle } from '@/lib/when-idle';

/** Milliseconds after which a change is taken to be shown, where the browser does not tell when it has nothing to do. */
const SHOWN_MS = 1_000;

/** What can hold the focus in a part; in its HTML and in what React makes of it the same, one after the other. */
function controlsOf(part: Element | null): Element[] {
  return [...(part?.querySelectorAll('a, button') ?? [])];
}

/** What happened to a part while it stood still, by the places of its controls: -1 for none of them. */
interface Acts {
  focused: number;
  pressed: number;
}

function doAgain(part: Element | null, { focused, pressed }: Acts): void {
  const controls = controlsOf(part);
  const [held, button] = [controls[focused], controls[pressed]];
  if (held instanceof HTMLElement) held.focus({ preventScroll: true });
  if (button instanceof HTMLButtonElement) button.click();
}

/**
 * Makes a component of a prerendered part that is good as it stands: its code may come whenever it likes, or never.
 *
 * Until then React leaves its HTML alone. But React shows no change of the page, a filtered list say, before it has
 * taken over all that was prerendered. Then it takes this part over as it stands, which is soon done, and replaces it once the
 * change is shown and the code has come.
 * @param fallback in its place while its code is on its way to where it is not prerendered
 */
export function standing<T>(
  code: LateCode<T>,
  children: (module: T) => ReactNode,
  fallback: ReactNode = null,
): ComponentType {
  let ready: Promise<unknown> | undefined;
  const whenReady = () => (ready ??= Promise.race([code.arrival(), firstChange]));
  const isHere = () => code.peek() !== undefined;

  function Standing() {
    use(whenReady());
    const [isAwake, setAwake] = useState(() => isHere() && !hasChanged());
    const part = useRef<HTMLDivElement>(null);
    const acts = useRef<Acts>({ focused: -1, pressed: -1 });

    useEffect(() => {
      if (isAwake) {
        doAgain(part.current, acts.current);
        return undefined;
      }
      let stop = ignore;
      function wakeUp() {
        if (!isHere()) return;
        // React asks for the next piece of a change as soon as one is done: an idle moment comes after the last.
        stop = whenIdle(() => {
          const { activeElement } = document;
          acts.current.focused = activeElement
            ? controlsOf(part.current).indexOf(activeElement)
            : -1;
          startTransition(() => setAwake(true));
        }, SHOWN_MS);
      }
      wakeUp();
      const unsubscribe = code.subscribe(wakeUp);
      return () => {
        unsubscribe();
        stop();
      };
    }, [isAwake]);

    function keepPress({ target, currentTarget }: MouseEvent) {
      // Links are followed by the browser itself.
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) acts.current.pressed = controlsOf(currentTarget).indexOf(button);
    }

    return isAwake ? (
      <div key="awake" ref={part} className="contents">
        <code.Body>{children}</code.Body>
      </div>
    ) : (
      // To React a text that it is told to leave as it finds it, whatever that is.
      <div
        key="still"
        ref={part}
        className="contents"
        suppressHydrationWarning
        onClickCapture={keepPress}
      >
        {''}
      </div>
    );
  }

  // Memoised: a prerendered boundary that is rendered anew before its code has come would show its fallback.
  return memo(function Part() {
    const isNew = useIsNew();
    useState(code.ask);
    return (
      <Suspense fallback={fallback}>
        {isNew ? <code.Body>{children}</code.Body> : <Standing />}
      </Suspense>
    );
  });
}
