import * as z from 'zod/mini';
import { mayUnlock, type UnlockValues } from './model';

const valid: UnlockValues = { name: 'Name', email: 'a@b.co', phone: '1234567' };

/** A field is right when it is right beside two others that are: the rule itself lives in `mayUnlock` alone. */
function field(name: keyof UnlockValues, message: string) {
  return z.string().check(z.refine((value) => mayUnlock({ ...valid, [name]: value }), message));
}

/** The gate's fields; the alert says what is wanted, these say where it is missing. */
export const unlockSchema = z.object({
  name: field('name', 'Two letters or more'),
  email: field('email', 'An address such as name@example.com'),
  phone: field('phone', 'Seven digits or more'),
});
