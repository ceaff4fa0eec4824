import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { visitorLimits } from '@/config/limits';
import { TextField } from './text-field';

type ContactFieldProps<T extends FieldValues, N extends FieldPath<T>, O> = Pick<
  ComponentProps<typeof TextField<T, N, O>>,
  'control' | 'name'
> &
  Partial<
    Pick<ComponentProps<typeof TextField<T, N, O>>, 'label' | 'hint' | 'autoComplete' | 'maxLength'>
  >;

/** Who somebody is, as all forms of the visitor area ask for it. */
export function NameField<T extends FieldValues, N extends FieldPath<T>, O>(
  props: ContactFieldProps<T, N, O>,
) {
  return (
    <TextField
      label="Name"
      autoComplete="name"
      maxLength={visitorLimits.name.max}
      required
      {...props}
    />
  );
}

export function EmailField<T extends FieldValues, N extends FieldPath<T>, O>(
  props: ContactFieldProps<T, N, O>,
) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      required
      {...props}
    />
  );
}

export function PhoneField<T extends FieldValues, N extends FieldPath<T>, O>(
  props: ContactFieldProps<T, N, O>,
) {
  return (
    <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" required {...props} />
  );
}

/** For the forms that ask for ten digits. */
export function LongPhoneField<T extends FieldValues, N extends FieldPath<T>, O>(
  props: ContactFieldProps<T, N, O>,
) {
  return (
    <PhoneField
      maxLength={visitorLimits.phone.max}
      hint="At least 10 digits, with the country code if you are outside India"
      {...props}
    />
  );
}
