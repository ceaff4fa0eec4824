import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import {
  useFieldArray,
  useFormState,
  useWatch,
  type FieldPathByValue,
  type UseFormReturn,
} from 'react-hook-form';
import { CharacterCount } from '@/components/form/character-count';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { Panel } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { campaignLimits } from '@/config/campaign-limits';
import type { CampaignKind } from '@/lib/campaigns/shown';
import type { CampaignInput, CampaignValues } from '../schema';

interface FieldsProps {
  readonly form: UseFormReturn<CampaignInput, unknown, CampaignValues>;
}

interface CountProps {
  readonly control: FieldsProps['form']['control'];
  readonly name: FieldPathByValue<CampaignInput, string>;
  readonly limit: number;
}

function Count({ control, name, limit }: CountProps) {
  const text = useWatch({ control, name });
  return <CharacterCount length={text.length} limit={limit} />;
}

const linkHint = 'An address of this site such as /courses, or a full one.';

/** What the banner says; the first promo is the one for who prefers less motion. */
function PromoFields({ form: { control } }: FieldsProps) {
  const { fields, append, remove, move } = useFieldArray({ control, name: 'promos' });
  const { errors } = useFormState({ control, name: 'promos' });
  const problem = errors.promos?.root?.message ?? errors.promos?.message;
  return (
    <Panel title="Promos">
      <p className="mb-4 text-sm text-muted">
        They move by in this order. People who prefer less motion see the first one alone, so it
        should say the most important thing.
      </p>
      <ol className="space-y-5">
        {fields.map(({ id }, index) => (
          <li key={id} className="border-b border-line pb-5 last:border-0 last:pb-0">
            <div
              role="group"
              aria-label={`Promo ${String(index + 1)}`}
              className="grid gap-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] sm:items-start"
            >
              <TextField
                control={control}
                name={`promos.${index}.text`}
                label={`Text ${String(index + 1)}`}
                required
                autoComplete="off"
                aside={
                  <Count
                    control={control}
                    name={`promos.${index}.text`}
                    limit={campaignLimits.promo}
                  />
                }
              />
              <TextField
                control={control}
                name={`promos.${index}.href`}
                label={`Link ${String(index + 1)}`}
                required
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
              />
              <div className="flex sm:pt-7">
                <IconButton
                  label={`Move promo ${String(index + 1)} up`}
                  icon={<ArrowUp aria-hidden="true" />}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={`Move promo ${String(index + 1)} down`}
                  icon={<ArrowDown aria-hidden="true" />}
                  disabled={index === fields.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  label={`Remove promo ${String(index + 1)}`}
                  icon={<X aria-hidden="true" />}
                  disabled={fields.length === 1}
                  onClick={() => remove(index)}
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
      {problem === undefined ? null : (
        <p role="alert" className="mt-3 text-sm text-danger">
          {problem}
        </p>
      )}
      <Button
        className="mt-4"
        disabled={fields.length >= campaignLimits.promos}
        onClick={() => append({ text: '', href: '' })}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add a promo
      </Button>
    </Panel>
  );
}

function PopupFields({ form: { control } }: FieldsProps) {
  return (
    <Panel title="Offer">
      <div className="space-y-5">
        <TextField
          control={control}
          name="title"
          label="Title"
          required
          autoComplete="off"
          aside={<Count control={control} name="title" limit={campaignLimits.popupTitle} />}
        />
        <TextareaField
          control={control}
          name="text"
          label="Text"
          required
          rows={3}
          hint="When, where and for how long. The form below it stays as it is."
          aside={<Count control={control} name="text" limit={campaignLimits.popupText} />}
        />
        <TextField
          control={control}
          name="recordedAs"
          label="Recorded as"
          required
          autoComplete="off"
          hint="Under this name registrations stand among the leads and in the visitor’s own list."
        />
      </div>
    </Panel>
  );
}

function BarFields({ form: { control } }: FieldsProps) {
  const buttons = [
    { title: 'Main button', label: 'primaryLabel', href: 'primaryHref' },
    { title: 'Other button', label: 'secondaryLabel', href: 'secondaryHref' },
  ] as const;
  return (
    <Panel title="Buttons">
      <div className="space-y-5">
        {buttons.map(({ title, label, href }) => (
          <fieldset key={title} className="grid gap-3 sm:grid-cols-2">
            <legend className="sr-only">{title}</legend>
            <TextField
              control={control}
              name={label}
              label={title}
              required
              autoComplete="off"
              aside={<Count control={control} name={label} limit={campaignLimits.label} />}
            />
            <TextField
              control={control}
              name={href}
              label={`Link of the ${title.toLowerCase()}`}
              required
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              hint={linkHint}
            />
          </fieldset>
        ))}
      </div>
    </Panel>
  );
}

const fieldsOf = { ticker: PromoFields, popup: PopupFields, bar: BarFields } as const;

/** What a campaign of a kind shows. */
export function KindFields({ form, kind }: FieldsProps & { readonly kind: CampaignKind }) {
  const Fields = fieldsOf[kind];
  return <Fields form={form} />;
}
