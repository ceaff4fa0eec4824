export const leadId = '7f3a91bc-0000-4000-8000-000000000001';

/** A row of `submissions` as the API answers it. */
export function leadRow(changes: object = {}) {
  return {
    id: leadId,
    kind: 'course-application',
    subject: 'data-science',
    reference: 'CL-7F3A-91BC',
    name: 'Asha Menon',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    message: 'Is there an evening batch?',
    details: {},
    source: {},
    channel: 'www.google.com',
    consent_version: '2026-11-22',
    consented_at: '2026-11-22 09:00:00+00',
    sent_at: '2026-11-22 09:00:00+00',
    received_at: '2026-11-22 09:00:00+00',
    stage: 'new',
    owner_id: null,
    reply_due_at: '2026-11-23 09:00:00+00',
    first_reply_at: null,
    erased_at: null,
    merged_into: null,
    version: 1,
    updated_at: '2026-11-22 09:00:00+00',
    ...changes,
  };
}

/** A row of `search_submissions`. */
export function listedRow(changes: object = {}) {
  return {
    ...leadRow(),
    message_start: 'Is there an evening batch?',
    owner_name: null,
    cohort: '',
    ...changes,
  };
}
