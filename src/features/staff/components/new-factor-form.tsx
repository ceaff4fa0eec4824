import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { site } from '@/config/site';
import { toAppError } from '@/lib/supabase/errors';
import {
  confirmFactor,
  dropFactor,
  startFactor,
  type NewFactor,
} from '@/lib/supabase/second-factor';
import { codeFailure, DEVICE_NAME_LENGTH, deviceSchema } from '../code';
import { useCodeForm } from '../use-code-form';
import { CodeField } from './code-field';

interface NewFactorFormProps {
  readonly onCancel: () => void;
  readonly onDone: (name: string) => void;
}

/** Sets up a device: first its name, then what its app has to scan, and a code that shows that it did. */
export function NewFactorForm({ onCancel, onDone }: NewFactorFormProps) {
  const [begun, setBegun] = useState<{ readonly name: string; readonly factor: NewFactor }>();
  if (!begun) return <NameStep onCancel={onCancel} onBegun={setBegun} />;
  return (
    <ScanStep
      factor={begun.factor}
      onCancel={() => {
        void dropFactor(begun.factor.id);
        onCancel();
      }}
      onDone={() => onDone(begun.name)}
    />
  );
}

interface NameStepProps {
  readonly onCancel: () => void;
  readonly onBegun: (begun: { readonly name: string; readonly factor: NewFactor }) => void;
}

function NameStep({ onCancel, onBegun }: NameStepProps) {
  const form = useForm({ resolver: zodResolver(deviceSchema), defaultValues: { name: '' } });
  const [error, setError] = useState<string | null>(null);
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);

  async function handleSubmit({ name }: { name: string }) {
    setError(null);
    try {
      onBegun({ name, factor: await startFactor(name, site.name) });
    } catch (cause) {
      const failure = toAppError(cause);
      if (failure.kind === 'invalid')
        form.setError('name', { message: failure.message }, { shouldFocus: true });
      else setError(codeFailure(failure));
    }
  }

  return (
    <FormShell
      form={form}
      label="New device"
      onSubmit={handleSubmit}
      pending={isSubmitting}
      error={error}
      className="space-y-4"
    >
      <TextField
        control={form.control}
        name="name"
        label="Name of the device"
        hint="For instance “My phone”. It needs an authenticator app; many password managers have one."
        autoComplete="off"
        maxLength={DEVICE_NAME_LENGTH}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={isSubmitting} pendingLabel="Preparing…">
          Next
        </Button>
        <Button onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
      </div>
    </FormShell>
  );
}

interface ScanStepProps {
  readonly factor: NewFactor;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

function ScanStep({ factor, onCancel, onDone }: ScanStepProps) {
  const { form, error, handleSubmit, isSubmitting } = useCodeForm({
    give: (code) => confirmFactor(factor.id, code),
    onDone,
  });
  const first = useRef<HTMLParagraphElement>(null);
  // What to do first stands above the field; the button of the step before is gone.
  useEffect(() => first.current?.focus(), []);

  return (
    <FormShell
      form={form}
      label="Code of the new device"
      onSubmit={handleSubmit}
      pending={isSubmitting}
      error={error}
      className="space-y-4"
    >
      <p ref={first} tabIndex={-1} className="outline-none">
        Scan this picture with the authenticator app, or type the key into it.
      </p>
      <div className="flex flex-wrap items-start gap-4">
        {/* Apps read dark on light alone, whatever colours the device prefers. */}
        <span
          data-tone="paper"
          className="rounded-sm border border-line bg-surface-raised p-3 forced-color-adjust-none"
        >
          <img src={factor.qrCode} alt="QR code to scan with the app" className="size-44" />
        </span>
        <div className="min-w-0 flex-1 basis-48 space-y-2 text-sm">
          <p className="font-semibold">Key</p>
          <p className="select-all">
            <code className="font-mono text-base wrap-anywhere">{factor.secret}</code>
          </p>
          {factor.appLink === null ? null : (
            <p>
              <a href={factor.appLink} className="link-underline">
                Open in an app on this device
              </a>
            </p>
          )}
          <p className="text-muted">Keep it to yourself: whoever knows it can make your codes.</p>
        </div>
      </div>
      <CodeField
        control={form.control}
        name="code"
        hint="The app shows a new one every 30 seconds."
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={isSubmitting} pendingLabel="Checking…">
          Switch it on
        </Button>
        <Button onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
      </div>
    </FormShell>
  );
}
