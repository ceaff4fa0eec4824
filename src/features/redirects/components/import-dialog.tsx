import { zodResolver } from '@hookform/resolvers/zod';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { toastFailure } from '@/components/feedback/toast-failure';
import { FormShell } from '@/components/form/form-shell';
import { TextareaField } from '@/components/form/textarea-field';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { toAppError } from '@/lib/supabase/errors';
import { numberToStore, useImportRedirects, type ImportedLine } from '../import';
import {
  IMPORT_LIMIT,
  importSchema,
  readTextFile,
  UnreadableFileError,
  type ImportInput,
  type ImportValues,
} from '../import-lines';
import { DENIAL } from '../mutations';
import { ImportResults } from './import-results';

const FORM_ID = 'import-form';

/** What became of a text. */
interface Result {
  readonly text: string;
  readonly isTrial: boolean;
  readonly lines: readonly ImportedLine[];
}

interface ImportDialogProps {
  readonly onClose: () => void;
}

/** Makes several redirects: first it says what would become of each line, then it stores them. Mounted while open. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const form = useForm<ImportInput, unknown, ImportValues>({
    resolver: zodResolver(importSchema),
    defaultValues: { text: '' },
  });
  const send = useImportRedirects();
  const text = useWatch({ control: form.control, name: 'text' });
  const [error, setError] = useState<string | null>(null);
  const [result, setResult] = useState<Result>();
  const results = useRef<HTMLElement>(null);
  const isCurrent = result?.text === text;
  const toStore = isCurrent && result.isTrial ? numberToStore(result.lines) : 0;
  const isDone = isCurrent && !result.isTrial;
  const pendingTrial = send.isPending && send.variables.isTrial;

  useEffect(() => {
    // It is read before anything else is pressed, from its beginning.
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  }, [result]);

  function run(values: ImportValues, isTrial: boolean) {
    const sent = form.getValues('text');
    setError(null);
    send.mutate(
      { lines: values.text, isTrial },
      {
        onSuccess: (lines) => setResult({ text: sent, isTrial, lines }),
        onError: (cause) => {
          const { message } = toAppError(cause);
          setError(
            isTrial
              ? message
              : `${message} Import again: what has been stored already is not stored twice.`,
          );
          toastFailure(
            cause,
            isTrial ? 'Failed to check redirects' : 'Failed to import redirects',
            DENIAL,
          );
        },
      },
    );
  }

  return (
    <FormDialog
      open
      isDirty={text !== '' && !isDone}
      onOpenChange={onClose}
      dismissible={!send.isPending}
      size="large"
      title="Import Redirects"
      description="First you see what would become of each line. Nothing is stored before you import."
      footer={
        <>
          <Button
            onClick={onClose}
            disabled={send.isPending}
            {...(isDone ? { variant: 'primary' } : {})}
          >
            {isDone ? 'Close' : 'Cancel'}
          </Button>
          {isDone ? null : toStore > 0 ? (
            <Button
              variant="primary"
              pending={send.isPending}
              pendingLabel="Importing…"
              onClick={() => void form.handleSubmit((values) => run(values, false))()}
            >
              {toStore === 1 ? 'Import 1 redirect' : `Import ${toStore} redirects`}
            </Button>
          ) : (
            <Button
              type="submit"
              form={FORM_ID}
              variant="primary"
              pending={pendingTrial}
              pendingLabel="Checking…"
            >
              Check
            </Button>
          )}
        </>
      }
    >
      <FormShell
        id={FORM_ID}
        form={form}
        label="Redirects to import"
        onSubmit={(values) => run(values, true)}
        pending={send.isPending}
        error={error}
      >
        <TextareaField
          control={form.control}
          name="text"
          label="Redirects"
          hint={`One a line: old address, new address, and 301 or 302, with commas, tabs or semicolons between. Without a number it is permanent (301). At most ${IMPORT_LIMIT} lines.`}
          placeholder={'/old-page, /courses\n/winter-offer, /enroll, 302'}
          rows={6}
          monospace
          required
        />
        <FileChoice form={form} />
        {result ? (
          <ImportResults
            ref={results}
            lines={result.lines}
            isTrial={result.isTrial}
            isOutdated={!isCurrent}
          />
        ) : null}
      </FormShell>
    </FormDialog>
  );
}

interface FileChoiceProps {
  readonly form: UseFormReturn<ImportInput, unknown, ImportValues>;
}

/** Puts the text of a file into the field; what was there can be had back. */
function FileChoice({ form }: FileChoiceProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<{ readonly name: string; readonly earlier: string }>();

  function put(text: string) {
    form.setValue('text', text, { shouldDirty: true });
    form.clearErrors();
  }

  async function take(file: File) {
    try {
      const text = await readTextFile(file);
      setRead({ name: file.name, earlier: form.getValues('text') });
      put(text);
    } catch (cause) {
      if (!(cause instanceof UnreadableFileError)) throw cause;
      form.setError('text', { message: `${file.name}: ${cause.message}` }, { shouldFocus: true });
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={() => picker.current?.click()}>
        <FileUp aria-hidden="true" className="size-4" />
        Choose a CSV file
      </Button>
      <p role="status" className="min-w-0 text-sm wrap-anywhere text-muted">
        {read === undefined ? null : (
          <>
            <bdi>{read.name}</bdi> is read.{' '}
            {read.earlier === '' ? null : (
              <button
                type="button"
                className="link-underline font-semibold text-ink"
                onClick={() => {
                  put(read.earlier);
                  setRead(undefined);
                }}
              >
                Put back what was there
              </button>
            )}
          </>
        )}
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        aria-label="Choose a file with redirects"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
    </div>
  );
}
