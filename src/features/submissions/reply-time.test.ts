import { describe, expect, it } from 'vitest';
import { replyTime, spanText } from './reply-time';

const lead = {
  kind: 'contact-message',
  stage: 'new',
  receivedAt: '2026-11-21T10:00:00Z',
  replyDueAt: '2026-11-22T10:00:00Z',
  firstReplyAt: null,
  erasedAt: null,
};
const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);

describe('the promised reply', () => {
  it.each([
    ['21T10:01', '23 h left', 'neutral'],
    ['22T05:59', '4 h left', 'neutral'],
    ['22T06:00', '4 h left', 'warning'],
    ['22T06:01', '3 h left', 'warning'],
    ['22T09:20', '40 min left', 'warning'],
    ['22T10:00', '1 min left', 'warning'],
    ['22T10:00:30', '1 min over', 'danger'],
    ['22T12:59', '2 h over', 'danger'],
    ['25T11:00', '3 days over', 'danger'],
  ])('at %s stands at "%s"', (time, text, tone) => {
    const now = time.length > 8 ? Date.parse(`2026-11-${time}Z`) : at(time);
    expect(replyTime(lead, now)).toEqual({ text, tone });
  });

  it('is kept or broken by the first answer, whatever the time is now', () => {
    const inTime = { ...lead, firstReplyAt: '2026-11-21T13:30:00Z', stage: 'contacted' };
    expect(replyTime(inTime, at('30T10:00'))).toEqual({
      text: 'Answered in 3 h',
      tone: 'success',
    });
    const late = { ...lead, firstReplyAt: '2026-11-24T10:00:00Z' };
    expect(replyTime(late, at('30T10:00'))).toEqual({
      text: 'Answered in 3 days',
      tone: 'neutral',
    });
  });

  it.each(['spam', 'closed', 'enrolled', 'rejected', 'hired'])(
    'is owed to nobody in the stage %s',
    (stage) => expect(replyTime({ ...lead, stage }, at('22T09:00'))).toBeNull(),
  );

  it('is owed to nobody who has erased it', () => {
    const erased = { ...lead, erasedAt: '2026-11-21T11:00:00Z' };
    expect(replyTime(erased, at('22T09:00'))).toBeNull();
  });
});

it('spans are rounded down, and never nothing', () => {
  expect([0, 59_000, 3_599_000, 3_600_000, 172_799_000, 172_800_000].map(spanText)).toEqual([
    '1 min',
    '1 min',
    '59 min',
    '1 h',
    '47 h',
    '2 days',
  ]);
});
