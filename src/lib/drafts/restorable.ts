import { AppError } from '@/lib/supabase/errors';

interface Parsed<Values> {
  readonly data?: Values | undefined;
  readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
}

/**
 * What the form makes of an old version.
 * @throws AppError of kind `invalid` with the form's own sentence: rules may be younger than the version
 */
export function restorable<Values>({ data, error }: Parsed<Values>): Values {
  if (data !== undefined) return data;
  throw new AppError('invalid', error?.issues[0]?.message ?? 'This version cannot be read.');
}
