import { expect, test } from 'vitest';
import { as, mailedCode, password, visitor } from '../support/database-actors';
import { draftPage } from '../support/database-rows';

test('an address that is confirmed while others are refused something stays confirmed', async () => {
  const writer = await as('editor');
  const emails = Array.from({ length: 20 }, () => `crowd-${crypto.randomUUID()}@example.com`);
  for (const email of emails) await visitor().auth.signUp({ email, password });
  let isOver = false;
  const refusals = Array.from({ length: 4 }, async () => {
    while (!isOver) expect((await writer.from('pages').insert(draftPage())).status).toBe(403);
  });
  try {
    for (const email of emails) {
      const token = await mailedCode(email);
      const { error } = await visitor().auth.verifyOtp({ email, token, type: 'signup' });
      expect(error).toBeNull();
    }
  } finally {
    isOver = true;
    await Promise.all(refusals);
  }
  for (const email of emails) {
    const { error } = await visitor().auth.signInWithPassword({ email, password });
    expect(error, email).toBeNull();
  }
});
