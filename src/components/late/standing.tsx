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
import type { LateCode } from '@/lib/late-code';
import { firstChange, hasChanged } from '@/lib/nearness';
import { whenIdle } from '@/lib/when-idle';
import { NewPart } from './late';

/** Milliseconds after which a change is taken to be shown, where the browser does not tell when it has nothing to do. */
const SHOWN_MS = 1_000;

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
    /** Where among the part's controls the last press went, and where the focus is; in none of them, -1. */
    const acts = useRef([-1, -1]);

    /** In the HTML and in what React makes of it the same, one after the other. */
    function controls() {
      return [...(part.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    }

    useEffect(() => {
      if (isAwake) {
        const [pressed, focused] = acts.current.map((place) => controls()[place]);
        focused?.focus({ preventScroll: true });
        pressed?.click();
      } else {
        // React asks for the next piece of a change as soon as one is done: an idle moment comes after the last.
        void code.arrival().then(() =>
          whenIdle(() => {
            acts.current[1] = controls().indexOf(document.activeElement as HTMLElement);
            startTransition(() => setAwake(true));
          }, SHOWN_MS),
        );
      }
    }, [isAwake]);

    return (
      <div
        key={`${isAwake}`}
        ref={part}
        className="contents"
        {...(isAwake
          ? { children: <code.Body>{children}</code.Body> }
          : {
              // To React a text that it is told to leave as it finds it, whatever that is.
              children: '',
              suppressHydrationWarning: true,
              // Links are followed by the browser itself.
              onClickCapture: ({ target }: MouseEvent) => {
                const button = (target as Element).closest('button');
                if (button) acts.current[0] = controls().indexOf(button);
              },
            })}
      />
    );
  }

  // Memoised: a prerendered boundary that is rendered anew before its code has come would show its fallback.
  return memo(function Part() {
    const isNew = useIsNew();
    useState(code.ask);
    return isNew ? (
      <NewPart code={code} waiting={fallback}>
        {children}
      </NewPart>
    ) : (
      <Suspense>
        <Standing />
      </Suspense>
    );
  });
}
