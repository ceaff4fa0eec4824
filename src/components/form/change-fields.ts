import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Puts values into some fields of a form and leaves the others, and the cursor, alone. */
export function changeFields<T extends FieldValues, C, O>(
  form: UseFormReturn<T, C, O>,
  changes: Partial<T>,
): void {
  for (const key in changes) {
    const name: string = key;
    const value: unknown = changes[key];
    // TypeScript cannot follow that a key of the form is a path, with that key's value.
    form.setValue(name as Path<T>, value as PathValue<T, Path<T>>);
  }
}
