import { useEffect, useRef, useState } from 'react';
import { nextTask } from '@/lib/next-task';
import type { CheckOptions, CheckedText, Missing } from '@/lib/checks/find-missing';
import type { CheckedEditor } from './checked-editor';
import { lateChecks } from './late-checks';

/** Milliseconds that publishing waits for the checks. */
export const PATIENCE = 2000;

/** What the dialog shows. */
export type ShownChecks =
  /** Before publishing: what was found, and where the answer goes. */
  | { readonly missing: Missing; readonly answer: (may: boolean) => void }
  /** By hand: what is to be looked at. */
  | { readonly text: CheckedText };

/** What is found within the time; undefined where that is nothing, or the code does not come. */
async function askWithin(options: CheckOptions): Promise<Missing | undefined> {
  const ended = new Promise<undefined>((resolve) => {
    options.signal.addEventListener('abort', () => resolve(undefined));
  });
  try {
    const code = await Promise.race([lateChecks.load(), ended]);
    return await Promise.race([code?.findMissing(options), ended]);
  } catch {
    // It warns: publishing does not depend on it.
    return undefined;
  }
}

/** Looks for what readers would miss before something becomes public, and by hand. One question at a time. */
export function useChecks({ kind, path, show }: CheckedEditor) {
  const [isWaiting, setWaiting] = useState(false);
  const [shown, setShown] = useState<ShownChecks>();
  const running = useRef<AbortController>(undefined);
  const agreed = useRef(new Set<string>());

  // Who leaves meanwhile does not publish.
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = undefined;
    },
    [],
  );

  /** @returns whether to go on: nothing is missing that was not agreed to before, or "Publish anyway" */
  const mayPublish = async (text: CheckedText, known: CheckedText | null): Promise<boolean> => {
    if (running.current) return false;
    const question = new AbortController();
    running.current = question;
    setWaiting(true);
    const timer = setTimeout(() => question.abort(), PATIENCE);
    const found = await askWithin({ text, known, ownPath: path(), signal: question.signal });
    clearTimeout(timer);
    // After a dialog that has just closed has given the focus back.
    await nextTask();
    if (running.current !== question) return false;
    setWaiting(false);
    const findings = (found?.findings ?? []).filter(({ key }) => !agreed.current.has(key));
    if (!found || findings.length === 0) {
      running.current = undefined;
      return true;
    }
    return new Promise((resolve) => {
      const answer = (may: boolean) => {
        running.current = undefined;
        setShown(undefined);
        if (may) for (const { key } of findings) agreed.current.add(key);
        resolve(may);
      };
      setShown({ missing: { ...found, findings }, answer });
    });
  };

  return {
    editor: { kind, path, show },
    shown,
    isWaiting,
    mayPublish,
    check: (text: CheckedText) => {
      if (!running.current) setShown({ text });
    },
    close: () => {
      if (shown && 'answer' in shown) shown.answer(false);
      else setShown(undefined);
    },
  };
}

export type Checks = ReturnType<typeof useChecks>;
