import { useWatch, type UseFormReturn } from 'react-hook-form';
import { PasswordField } from '@/components/form/password-field';
import { suggestPassword } from '../password-strength';
import type { UserInput, UserValues } from '../schema';
import { PasswordHint } from './password-hint';

interface PasswordChoiceProps {
  readonly form: UseFormReturn<UserInput, unknown, UserValues>;
  /** The account exists already: its password is no more to be chosen here. */
  readonly disabled: boolean;
}

const ways = [
  { byLink: false, label: 'Set a temporary password', hint: 'You hand it over yourself.' },
  {
    byLink: true,
    label: 'Send a link to choose one',
    hint: 'The confirmation e-mail leads there; nobody else learns it.',
  },
] as const;

/** How the new person gets in: with a password that the manager sets, or with one of their own from the start. */
export function PasswordChoice({ form, disabled }: PasswordChoiceProps) {
  const byLink = useWatch({ control: form.control, name: 'byLink' });

  function choose(next: boolean) {
    form.setValue('byLink', next, { shouldDirty: true });
    // An account needs one from its first moment; this one nobody ever sees.
    form.setValue('password', next ? suggestPassword() : '', { shouldDirty: true });
    form.clearErrors('password');
  }

  return (
    <>
      <fieldset disabled={disabled} className="space-y-2">
        <legend className="text-sm font-medium">Password</legend>
        {ways.map((way) => (
          <label key={way.label} className="flex items-start gap-3">
            <input
              type="radio"
              name="password-way"
              checked={byLink === way.byLink}
              onChange={() => choose(way.byLink)}
              className="mt-1 accent-brand"
            />
            <span>
              <span className="block text-sm font-medium">{way.label}</span>
              <span className="block text-sm text-muted">{way.hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {byLink ? null : (
        <PasswordField
          control={form.control}
          name="password"
          label="Temporary password"
          autoComplete="new-password"
          required
          disabled={disabled}
          hint={<PasswordHint control={form.control} />}
          aside={
            <button
              type="button"
              disabled={disabled}
              className="text-sm font-semibold text-brand link-underline"
              onClick={() =>
                form.setValue('password', suggestPassword(), {
                  shouldDirty: true,
                  shouldValidate: true,
                })
              }
            >
              Suggest one
            </button>
          }
        />
      )}
    </>
  );
}
