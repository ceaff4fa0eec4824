import type { Ref } from 'react';
import { honeypotField } from '@/lib/honeypot';

/** A field that nobody sees, hears or reaches with the keyboard; read it through the ref on submit. */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <label aria-hidden="true" className="sr-only">
      Website
      <input ref={ref} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
