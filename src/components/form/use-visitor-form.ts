import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, type DefaultValues, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { showToast, type ToastInput } from '@/components/feedback/toast-store';
import { delays } from '@/data/delays';
import { newStamp, type Stamp } from '@/lib/stamp';
import { useFormDraft } from './use-form-draft';

type Texts = Record<string, string>;

/**
 * What became of a record. `updated`: it took the place of an earlier one. `refused`: the browser would not keep it,
 * and nothing was changed. `closed`: it is too late for it.
 */
export type SendOutcome = 'kept' | 'updated' | 'refused' | 'closed';

/** What was sent last. */
interface Sent<V> {
  readonly values: V;
  readonly isUpdate: boolean;
}

/** How far the sending is. */
export interface Sending<V> {
  readonly isPending: boolean;
  /** What the confirmation shows; null while the form is asked for. */
  readonly sent: Sent<V> | null;
  /** Another one is wanted: the form stands where the confirmation stood, and takes the focus from it. */
  readonly isAgain: boolean;
  /** Gives an empty form back. */
  readonly again: () => void;
  /** As it was at first. */
  readonly startOver: () => void;
  readonly onPending: (isPending: boolean) => void;
  readonly onSent: (sent: Sent<V>) => void;
}

/** Held by a dialog, which waits for its form and outlives it. Elsewhere the form holds it itself. */
export function useSending<V>(): Sending<V> {
  const [isPending, setPending] = useState(false);
  const [sent, setSent] = useState<Sent<V> | null>(null);
  const [isAgain, setAgain] = useState(false);

  function show(next: Sent<V> | null, isAnother: boolean) {
    setSent(next);
    setAgain(isAnother);
  }

  return {
    isPending,
    sent,
    isAgain,
    again: () => show(null, true),
    startOver: () => show(null, false),
    onPending: setPending,
    onSent: (next) => show(next, false),
  };
}

/** What is said of an outcome: a toast, or a text that stays in the form; nothing where the page says it itself. */
type Notice = Omit<ToastInput, 'action'> | string | undefined;

interface VisitorFormOptions<T extends Texts> {
  /** Gives the values that are kept. */
  readonly schema: z.ZodMiniType<T, T>;
  readonly defaultValues: T;
  /** Id of the form element. */
  readonly formId: string;
  /** Name of the draft, unique on the site. */
  readonly draft: string;
  /** Where the record is kept. Not called for a robot, which is told that all went well. */
  readonly keep: (values: T, stamp: Stamp) => SendOutcome | Promise<SendOutcome>;
  readonly say: (outcome: SendOutcome) => Notice;
  /** Milliseconds for which the pending state is shown at least. */
  readonly minimumPending?: number;
  readonly sending?: Sending<T>;
}

export interface VisitorForm<T extends Texts> extends Sending<T> {
  readonly form: UseFormReturn<T, unknown, T>;
  readonly formId: string;
  /** What stands in the form as its error; null while all is well. */
  readonly error: string | null;
  /** Whether a robot filled in the form; told before anything is sent, and before a step of the form is left. */
  readonly noticeRobot: (isRobot: boolean) => void;
  /** Keeps the values, says so, and empties the form; what was refused stays typed. @returns whether it was kept */
  readonly send: (values: T) => Promise<boolean>;
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * A form of the visitor area: gives a draft back, notices robots, shows for long enough that it is sending, keeps the
 * record or leaves everything as it was, says which, and moves the focus. `VisitorFormShell` is its form element.
 */
export function useVisitorForm<T extends Texts>({
  schema,
  defaultValues,
  formId,
  draft,
  keep,
  say,
  minimumPending = delays.pendingMinimum,
  sending,
}: VisitorFormOptions<T>): VisitorForm<T> {
  const ownSending = useSending<T>();
  const state = sending ?? ownSending;
  const [error, setError] = useState<string | null>(null);
  const isRobot = useRef(false);
  const form = useForm<T, unknown, T>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<T>,
  });
  const forgetDraft = useFormDraft(form, { name: draft, formId });

  const { isAgain } = state;
  useEffect(() => {
    if (isAgain) focusFirstField(formId);
  }, [formId, isAgain]);

  const noticeRobot = (isOne: boolean) => {
    isRobot.current = isOne;
  };

  async function send(values: T): Promise<boolean> {
    setError(null);
    state.onPending(true);
    if (minimumPending > 0) await wait(minimumPending);
    const outcome = isRobot.current ? 'kept' : await keep(values, newStamp());
    state.onPending(false);
    const isKept = outcome === 'kept' || outcome === 'updated';
    const notice = say(outcome);
    if (typeof notice === 'string') setError(notice);
    else if (notice) showToast({ variant: isKept ? 'success' : 'destructive', ...notice });
    if (!isKept) return false;
    form.reset();
    forgetDraft();
    state.onSent({ values, isUpdate: outcome === 'updated' });
    return true;
  }

  return { ...state, form, formId, error, noticeRobot, send };
}

/** Of the form with this id, if it is there. */
export function focusFirstField(formId: string, options?: FocusOptions): void {
  document
    .getElementById(formId)
    ?.querySelector<HTMLElement>('input:not([tabindex="-1"])')
    ?.focus(options);
}
