import * as z from 'zod/mini';
import { instant } from '@/lib/storage/define-records';
import { submissionKinds } from './submission';

const text = z.string();
const optionalText = z.optional(text);
const optionalInstant = z.optional(instant);
const nullableInstant = z.optional(z.nullable(instant));

/** What the provider says of one submission (`read_receipts`). */
export const receiptStateSchema = z.object({
  id: text,
  received_at: instant,
  erased_at: nullableInstant,
  /** Stage, history and slots: of job applications alone. */
  stage: optionalText,
  history: z.optional(z.array(z.object({ stage: text, at: instant }))),
  slots: z.optional(
    z.array(
      z.object({
        id: text,
        starts_at: instant,
        offered_at: nullableInstant,
        chosen_at: nullableInstant,
        withdrawn_at: nullableInstant,
      }),
    ),
  ),
});

export type ReceiptState = z.infer<typeof receiptStateSchema>;

/** One submission on its way, and what is left of it once it has arrived. */
export const entrySchema = z.object({
  /** A UUID; the row's id at the provider, and of the record in this browser where that has one. */
  id: text,
  /** A random UUID that the provider sees and nobody else: it proves that a repeat is ours. */
  key: text,
  kind: z.enum(submissionKinds),
  subject: text,
  title: text,
  reference: text,
  createdAt: instant,
  /** What is sent; gone as soon as all of it has arrived. */
  payload: z.optional(z.record(text, z.unknown())),
  /** The job whose résumé is still to be sent. */
  resume: optionalText,
  /** One person, one thing, one date: what an update has in common with what it takes the place of. */
  topic: text,
  /** Takes the place of the newest earlier one on its topic. */
  isUpdate: z.boolean(),
  state: z.enum(['waiting', 'sent', 'refused']),
  attempts: z.number(),
  /** Milliseconds since the epoch: not tried by itself before. */
  nextAt: z.number(),
  /** Why it was refused; of a sent one, why its résumé was. */
  reason: optionalText,
  receipt: optionalText,
  receivedAt: optionalInstant,
  /** Where its résumé lies at the provider. */
  resumePath: optionalText,
  /** What the provider said last, and when. */
  known: z.optional(receiptStateSchema),
  knownAt: optionalInstant,
});

export type Entry = z.infer<typeof entrySchema>;
