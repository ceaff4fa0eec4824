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
    const path = name as Path<T>;
    // What is the same stays untouched: writing it again would move the cursor of whoever types there.
    if (form.getValues(path) !== value) form.setValue(path, value as PathValue<T, Path<T>>);
  }
}
