/**
 * Names the words under the visitors' forms (`components/form/consent-line`). It goes with each record that is sent and
 * changes with the words, so that one can say later what somebody was told. A day like `2026-11-22`.
 */
export const consentVersion = '2026-11-22';

/** After so many months what a visitor has sent is erased: `private.forget_old_submissions` in the database. */
export const keptMonths = 24;
