import * as z from 'zod/mini';
import { noHiddenText } from '@/lib/hidden-text';
import { mayUnlock, type UnlockValues } from './unlock';

const valid: UnlockValues = { name: 'Name', email: 'a@b.co', phone: '1234567' };

/** A field is right when it is right beside two others that are: the rule itself lives in `mayUnlock` alone. */
function field(name: keyof UnlockValues, message: string) {
  return z.refine<string>((value) => mayUnlock({ ...valid, [name]: value }), message);
}

/** The gate's fields; the alert says what is wanted, these say where it is missing. */
export const unlockSchema = z.object({
  name: z.string().check(noHiddenText('name'), field('name', 'Two letters or more')),
  email: z.string().check(field('email', 'An address such as name@example.com')),
  phone: z.string().check(field('phone', 'Seven digits or more')),
});
