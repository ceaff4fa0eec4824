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
  {
    id: 'password-by-hand',
    byLink: false,
    label: 'Set a temporary password',
    hint: 'You hand it over yourself.',
  },
  {
    id: 'password-by-link',
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
        {ways.map(({ id, label, hint, ...way }) => (
          <div key={id} className="flex items-start gap-3">
            <input
              id={id}
              type="radio"
              name="password-way"
              aria-describedby={`${id}-hint`}
              checked={byLink === way.byLink}
              onChange={() => choose(way.byLink)}
              className="mt-1 accent-brand"
            />
            <div>
              <label htmlFor={id} className="block text-sm font-medium">
                {label}
              </label>
              <p id={`${id}-hint`} className="text-sm text-muted">
                {hint}
              </p>
            </div>
          </div>
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
