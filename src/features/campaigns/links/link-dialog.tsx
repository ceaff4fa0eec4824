import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { showToast } from '@/components/feedback/toast-store';
import { FormShell } from '@/components/form/form-shell';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { useRouter } from '@/lib/app-router';
import { newId } from '@/lib/drafts/new-id';
import { isOwnTarget } from '@/lib/link-target';
import { supabase } from '@/lib/supabase/client';
import { toAppError, unwrap } from '@/lib/supabase/errors';
import { campaignKeys } from '../keys';
import { DENIAL } from '../mutations';
import { nearName, tidyUtmName, toUtmName } from '../utm';
import { targetProblem } from './check-target';
import { isNameTaken, takenName } from './link-names';
import { addressOf, utmNamesQuery, type ListedLink } from './model';
import { linkSchema, toTarget, type LinkInput, type LinkValues } from './schema';

const FORM_ID = 'link-form';

type LinkForm = UseFormReturn<LinkInput, unknown, LinkValues>;
type UtmField = 'utmSource' | 'utmMedium' | 'utmCampaign' | 'utmContent' | 'utmTerm';

async function storeLink({ id, values }: { id: string; values: LinkValues }): Promise<ListedLink> {
  const row = {
    id,
    name: values.name,
    target: values.target,
    utm_source: values.utmSource,
    utm_medium: values.utmMedium,
    utm_campaign: values.utmCampaign,
    utm_content: values.utmContent,
    utm_term: values.utmTerm,
  };
  unwrap(await supabase().from('campaign_links').insert(row).select('id').single());
  return { ...values, id, leads: 0, version: 1, createdAt: new Date().toISOString() };
}

interface LinkDialogProps {
  /** Filled in from the start, where one comes from a campaign. */
  readonly campaign?: string;
  readonly onClose: () => void;
  readonly onStored: (link: ListedLink) => void;
}

/** Builds a link: where it leads and by which names its visitors are counted. Mounted while open. */
export function LinkDialog({ campaign = '', onClose, onStored }: LinkDialogProps) {
  const form = useForm<LinkInput, unknown, LinkValues>({
    resolver: zodResolver(linkSchema),
    defaultValues: {
      name: '',
      target: '',
      utmSource: '',
      utmMedium: '',
      utmCampaign: campaign,
      utmContent: '',
      utmTerm: '',
    },
  });
  const router = useRouter();
  const client = useQueryClient();
  // The same at each try: an answer that was lost does not make a second link.
  const [id] = useState(newId);
  const [error, setError] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const store = useMutation({ mutationFn: storeLink });
  const pending = store.isPending || isChecking;

  async function handleSubmit(values: LinkValues) {
    setError(null);
    setChecking(true);
    try {
      const problem = await targetProblem(router?.routes ?? [], values.target);
      if (problem !== undefined) {
        form.setError('target', { message: problem }, { shouldFocus: true });
        return;
      }
      if (await isNameTaken(values.name, id)) {
        form.setError('name', { message: takenName }, { shouldFocus: true });
        return;
      }
      const link = await store.mutateAsync({ id, values });
      await client.invalidateQueries({ queryKey: campaignKeys.all });
      showToast({ title: 'Link created successfully', variant: 'success' });
      onStored(link);
    } catch (cause) {
      const failure = toAppError(cause);
      if (failure.kind === 'duplicate')
        setError('There is such a link already: find it in the list.');
      else if (failure.kind === 'denied') setError(DENIAL);
      else setError(failure.message);
    } finally {
      setChecking(false);
    }
  }

  return (
    <FormDialog
      open
      isDirty={form.formState.isDirty}
      onOpenChange={onClose}
      dismissible={!pending}
      size="large"
      title="Build a link"
      description="Links with the same names are counted together, so use a name again where it means the same."
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            pending={pending}
            pendingLabel="Saving…"
          >
            Create link
          </Button>
        </>
      }
    >
      <FormShell
        id={FORM_ID}
        form={form}
        label="New link"
        onSubmit={handleSubmit}
        pending={pending}
        error={error}
      >
        <LinkFields form={form} />
      </FormShell>
    </FormDialog>
  );
}

function LinkFields({ form }: { readonly form: LinkForm }) {
  const { control } = form;
  const names = useQuery(utmNamesQuery()).data;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          control={control}
          name="name"
          label="Name"
          required
          autoComplete="off"
          hint="For the team, such as “November newsletter, top”."
        />
        <TextField
          control={control}
          name="target"
          label="Page"
          required
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          hint="An address of this site, such as /courses/data-science."
        />
        <UtmName
          form={form}
          name="utmSource"
          label="Source"
          known={names?.sources}
          hint="Where it stands: newsletter, instagram."
          required
        />
        <UtmName
          form={form}
          name="utmMedium"
          label="Medium"
          known={names?.media}
          hint="By what means: email, social, print."
          required
        />
        <UtmName
          form={form}
          name="utmCampaign"
          label="Campaign"
          known={names?.campaigns}
          hint="What it is for: diwali-offer."
          required
        />
        <UtmName
          form={form}
          name="utmContent"
          label="Content"
          hint="Which of several links, if there are several."
        />
        <UtmName
          form={form}
          name="utmTerm"
          label="Term"
          hint="The search term that was paid for, if any."
        />
      </div>
      <BuiltAddress form={form} />
    </>
  );
}

interface UtmNameProps {
  readonly form: LinkForm;
  readonly name: UtmField;
  readonly label: string;
  readonly hint: string;
  readonly known?: readonly string[] | undefined;
  readonly required?: boolean;
}

/** A name, put into the one spelling when one leaves the field; suggests earlier ones and warns of nearly the same. */
function UtmName({ form, name, label, hint, known = [], required = false }: UtmNameProps) {
  const listId = useId();
  const { isSubmitted } = useFormState({ control: form.control });
  const typed = useWatch({ control: form.control, name });
  const near = nearName(toUtmName(typed), known);

  function tidy() {
    const tidied = tidyUtmName(form.getValues(name));
    if (tidied !== form.getValues(name))
      form.setValue(name, tidied, {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      });
  }

  return (
    <div role="presentation" onBlur={tidy}>
      <TextField
        control={form.control}
        name={name}
        label={label}
        required={required}
        autoComplete="off"
        spellCheck={false}
        list={listId}
        hint={hint}
      />
      <datalist id={listId}>
        {known.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <p role="status" className="text-sm text-warning">
        {near === undefined ? null : (
          <>
            Nearly the same as “{near}”, and would be counted apart.{' '}
            <button
              type="button"
              className="link-underline font-semibold text-ink"
              onClick={() => form.setValue(name, near, { shouldDirty: true })}
            >
              Use “{near}”
            </button>
          </>
        )}
      </p>
    </div>
  );
}

/** The address as far as it can be told. */
function BuiltAddress({ form }: { readonly form: LinkForm }) {
  const typed = useWatch({ control: form.control });
  const target = toTarget(typed.target ?? '');
  const name = (field: UtmField) => toUtmName(typed[field] ?? '');
  const address = isOwnTarget(target)
    ? addressOf({
        target,
        utmSource: name('utmSource'),
        utmMedium: name('utmMedium'),
        utmCampaign: name('utmCampaign'),
        utmContent: name('utmContent'),
        utmTerm: name('utmTerm'),
      })
    : '';
  return (
    <div>
      <p className="text-sm font-medium">Address</p>
      <p className="mt-1 min-h-11 rounded-sm bg-surface-sunken p-3 font-mono text-sm break-all">
        {address || <span className="font-sans text-muted">Appears once the page is known.</span>}
      </p>
    </div>
  );
}
