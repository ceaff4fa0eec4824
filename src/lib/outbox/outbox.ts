import * as z from 'zod/mini';
import { instant } from '@/lib/storage/define-records';
import { outboxEntries } from '@/lib/storage/outbox-entries';
import { outboxMarker } from '@/lib/storage/outbox-handover';
import { sentResumes } from '@/lib/storage/resume-files';
import { createOutbox } from './create-outbox';
import { defineReceipts } from './receipts';
import { callFunction, uploadResume } from './service';
import { takeTurns } from './take-turns';

const answerSchema = z.object({
  id: z.string(),
  receipt: z.string().check(z.minLength(1)),
  received_at: instant,
  resume_path: z.optional(z.string()),
});

/** What this browser has to send and has sent. One for the page; starts to send when its code arrives. */
export const outbox = createOutbox({
  storage: outboxEntries,
  submit: (submission) => callFunction('submit_form', { submission }, answerSchema),
  upload: uploadResume,
  erase: (submission_id, receipt) =>
    callFunction('erase_submission', { submission_id, receipt }, z.boolean()),
  resumeOf: (jobId) => sentResumes.get(jobId),
  inTurn: takeTurns('careerloom-outbox'),
  mark: (waiting) => outboxMarker.set(waiting),
  now: Date.now,
  random: Math.random,
});

/** What a receipt opens: the state at the provider, the choice of a slot, and erasing. */
export const receipts = defineReceipts(outbox, callFunction);

/** Milliseconds: whoever goes to and fro between tabs does not ask the server each time. */
const RETURN_PAUSE = 10_000;
let lastReturn = 0;

function comeBack(): void {
  if (document.visibilityState !== 'visible' || Date.now() - lastReturn < RETURN_PAUSE) return;
  lastReturn = Date.now();
  void outbox.sendNow();
}

window.addEventListener('online', () => void outbox.sendNow());
window.addEventListener('pageshow', comeBack);
document.addEventListener('visibilitychange', comeBack);
// Another tab has sent something, or something waits there.
outboxMarker.subscribe(() => void outbox.refresh());
// What a form hands over is asked for by the form itself; this is what an earlier page has left.
void outbox.sendNow();
