import * as z from 'zod/mini';
import type { Outbox } from './create-outbox';
import { receiptStateSchema, type Entry, type ReceiptState } from './entry';
import { removeResume, type Answer, type callFunction } from './service';

/** As many as one call may ask for. */
const AT_ONCE = 50;

/** `unreachable`: nothing was changed, try again. `unknown`: the provider has nothing for this receipt. */
export type EraseOutcome = 'erased' | 'unreachable' | 'unknown';

export interface Receipts {
  /**
   * Asks the provider how things stand; each entry then says so under `known`, which stays for when there is no network.
   * @returns false where the provider could not be reached
   */
  readonly read: () => Promise<boolean>;
  /** Erases a record at the provider, and the entry with it; one that never left is only forgotten. */
  readonly erase: (entry: Entry) => Promise<EraseOutcome>;
  /** Chooses an interview slot. A refusal carries its sentence. */
  readonly chooseSlot: (entry: Entry, slotId: string) => Promise<Answer<ReceiptState>>;
}

/** What a visitor may do with the receipts that the outbox holds. */
export function defineReceipts(
  outbox: Pick<Outbox, 'refresh' | 'change' | 'forget' | 'inTurn'>,
  call: typeof callFunction,
): Receipts {
  const isOpen = (entry: Entry) => entry.receipt !== undefined;

  async function note(entry: Entry, known: ReceiptState): Promise<void> {
    await outbox.change({ ...entry, known, knownAt: new Date().toISOString() });
  }

  async function readSome(entries: readonly Entry[]): Promise<boolean> {
    const receipts = entries.map(({ id, receipt }) => ({ id, receipt }));
    const answer = await call('read_receipts', { receipts }, z.array(receiptStateSchema));
    if (answer.outcome !== 'done') return false;
    for (const known of answer.value) {
      const entry = entries.find(({ id }) => id === known.id);
      if (entry) await note(entry, known);
    }
    return true;
  }

  async function receiptOf(entry: Entry): Promise<string | undefined> {
    if (entry.receipt !== undefined || entry.payload === undefined) return entry.receipt;
    // It has left, and no answer came: the same once more tells the receipt of what arrived.
    const schema = z.object({ receipt: z.string() });
    const answer = await call('submit_form', { submission: entry.payload }, schema);
    return answer.outcome === 'done' ? answer.value.receipt : undefined;
  }

  async function erase(entry: Entry): Promise<EraseOutcome> {
    const neverArrived = !isOpen(entry) && (entry.state === 'refused' || entry.attempts === 0);
    if (!neverArrived) {
      const receipt = await receiptOf(entry);
      if (receipt === undefined) return 'unreachable';
      const parameters = { submission_id: entry.id, receipt };
      const answer = await call('erase_submission', parameters, z.boolean());
      if (answer.outcome !== 'done') return 'unreachable';
      if (!answer.value) return 'unknown';
      if (entry.resumePath !== undefined) await removeResume(entry.resumePath, receipt);
    }
    await outbox.forget(entry.id);
    return 'erased';
  }

  return {
    async read() {
      const open = (await outbox.refresh()).filter(isOpen);
      for (let start = 0; start < open.length; start += AT_ONCE) {
        if (!(await readSome(open.slice(start, start + AT_ONCE)))) return false;
      }
      return true;
    },

    async erase(entry) {
      let outcome: EraseOutcome = 'unreachable';
      // Not while it is on its way.
      await outbox.inTurn(async () => {
        const now = (await outbox.refresh()).find(({ id }) => id === entry.id);
        outcome = now ? await erase(now) : 'erased';
      });
      return outcome;
    },

    async chooseSlot(entry, slotId) {
      const parameters = { submission_id: entry.id, receipt: entry.receipt, slot_id: slotId };
      const answer = await call('choose_interview_slot', parameters, receiptStateSchema);
      if (answer.outcome === 'done') await note(entry, answer.value);
      return answer;
    },
  };
}
