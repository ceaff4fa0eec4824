import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, type DefaultValues, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { showToast, type ToastInput } from '@/components/feedback/toast-store';
import { delays } from '@/data/delays';
import { outboxCode } from '@/lib/outbox/late-outbox';
import { referenceOf, type Delivery, type Submission } from '@/lib/outbox/submission';
import { submit, submitOnce } from '@/lib/outbox/submit';
import { newStamp, type Stamp } from '@/lib/stamp';
import { useFormDraft } from './use-form-draft';

type Texts = Record<string, string>;

/**
 * What became of a record in this browser. `updated`: it took the place of an earlier one. `refused`: the browser would
 * not keep it, and nothing was changed. `closed`: it is too late for it.
 */
export type KeepOutcome = 'kept' | 'updated' | 'refused' | 'closed';

/** The same for what each form says itself; here `kept` and `updated` mean that the provider has it, too. */
export type SendOutcome = KeepOutcome;

/** What was sent last. */
export interface Sent<V> {
  readonly values: V;
  readonly isUpdate: boolean;
  /** `CL-7F3A-91BC`: by it the staff find the record. */
  readonly reference: string;
  /** Whether the provider had it when the form was done; otherwise it waits to be sent. */
  readonly isReceived: boolean;
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

/** Of every form alike: kept, but on its way for longer than anybody should look at a form. */
export const waitingNotice = {
  title: 'Saved locally',
  description: "We couldn't reach the server, but your details are saved in your browser.",
  reason: 'They will be sent as soon as possible.',
  variant: 'default',
} as const;

/** What the forms let through and the provider does not; its reason follows. */
const notAccepted = 'This was not accepted';

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
  readonly keep: (values: T, stamp: Stamp) => KeepOutcome | Promise<KeepOutcome>;
  /** What of it the provider receives. */
  readonly submission: (values: T) => Submission;
  readonly say: (outcome: SendOutcome) => Notice;
  /** Milliseconds for which the pending state is shown at least; 0 where the sending is not waited for, either. */
  readonly minimumPending?: number;
  readonly sending?: Sending<T>;
}

export interface VisitorForm<T extends Texts> extends Sending<T> {
  readonly form: UseFormReturn<T, unknown, T>;
  readonly formId: string;
  /** What stands in the form as its error; null while all is well. */
  readonly error: string | null;
  /** What stands in the field that only robots fill in; told before anything is sent, and before a step of the form is left. */
  readonly noticeRobot: (website: string) => void;
  /**
   * Keeps the values, sends them, says what came of it, and empties the form; what was refused stays typed.
   * @returns whether it was kept
   */
  readonly send: (values: T) => Promise<boolean>;
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * A form of the visitor area: gives a draft back, notices robots, shows for long enough that it is sending, keeps the
 * record and sends it or leaves everything as it was, says which, and moves the focus. `VisitorFormShell` is its form element.
 */
export function useVisitorForm<T extends Texts>({
  schema,
  defaultValues,
  formId,
  draft,
  keep,
  submission,
  say,
  minimumPending = delays.pendingMinimum,
  sending,
}: VisitorFormOptions<T>): VisitorForm<T> {
  const ownSending = useSending<T>();
  const state = sending ?? ownSending;
  const [error, setError] = useState<string | null>(null);
  const website = useRef('');
  const form = useForm<T, unknown, T>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<T>,
  });
  const forgetDraft = useFormDraft(form, { name: draft, formId });

  const { isAgain } = state;
  useEffect(() => {
    if (isAgain) focusFirstField(formId);
  }, [formId, isAgain]);

  // By now somebody will send it; the page came without this code.
  const { subscribe } = form;
  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        stop();
        outboxCode.prefetch();
      },
    });
    return stop;
  }, [subscribe]);

  const noticeRobot = (text: string) => {
    website.current = text;
  };

  /** Keeps and sends. What a robot has filled in goes out, too, marked, and it is thanked like everybody. */
  async function keepAndSend(values: T, stamp: Stamp): Promise<[KeepOutcome, Delivery]> {
    const received: Delivery = { state: 'received' };
    if (website.current !== '') {
      await submitOnce(submission(values), stamp, website.current);
      return ['kept', received];
    }
    const outcome = await keep(values, stamp);
    const isKept = outcome === 'kept' || outcome === 'updated';
    if (!isKept) return [outcome, received];
    const delivery = submit(submission(values), { ...stamp, isUpdate: outcome === 'updated' });
    return [outcome, minimumPending > 0 ? await delivery : received];
  }

  async function send(values: T): Promise<boolean> {
    setError(null);
    state.onPending(true);
    const stamp = newStamp();
    const [[outcome, delivery]] = await Promise.all([
      keepAndSend(values, stamp),
      minimumPending > 0 ? wait(minimumPending) : undefined,
    ]);
    state.onPending(false);
    const isKept = outcome === 'kept' || outcome === 'updated';
    if (delivery.state === 'refused') {
      // Of a form of several steps it may not be there to show an error.
      showToast({ title: notAccepted, description: delivery.reason, variant: 'destructive' });
      return false;
    }
    const notice = delivery.state === 'waiting' ? waitingNotice : say(outcome);
    if (typeof notice === 'string') setError(notice);
    else if (notice) showToast({ variant: isKept ? 'success' : 'destructive', ...notice });
    if (!isKept) return false;
    form.reset();
    forgetDraft();
    state.onSent({
      values,
      isUpdate: outcome === 'updated',
      reference: referenceOf(stamp.id),
      isReceived: delivery.state === 'received',
    });
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
