import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { EmailField, NameField, PhoneField } from '@/components/form/contact-fields';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { visitorLimits as limits } from '@/config/limits';
import type { JobApplicationTexts } from './schema';

interface FieldsProps {
  readonly control: Control<JobApplicationTexts, unknown, JobApplicationTexts>;
  /** The résumé, between who one is and what one can do. */
  readonly resume: ReactNode;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-6">
      <legend className="float-left mb-5 w-full text-xl font-semibold text-ink">{title}</legend>
      <div className="clear-both grid gap-x-6 gap-y-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** Everything that is typed, in the order in which somebody would tell it. */
export function JobApplicationFields({ control, resume }: FieldsProps) {
  return (
    <>
      <Group title="You">
        <NameField
          control={control}
          name="firstName"
          label="First name"
          autoComplete="given-name"
          maxLength={limits.application.name}
        />
        <NameField
          control={control}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          maxLength={limits.application.name}
        />
        <EmailField control={control} name="email" />
        <PhoneField control={control} name="phone" />
      </Group>
      <Group title="Your résumé">
        <div className="sm:col-span-2">{resume}</div>
      </Group>
      <Group title="Your work">
        <TextField
          control={control}
          name="experience"
          label="Experience (optional)"
          hint="In years, internships included"
          maxLength={limits.application.short}
        />
        <TextField
          control={control}
          name="noticePeriod"
          label="Notice period (optional)"
          hint="For instance: 30 days, or none"
          maxLength={limits.application.short}
        />
        <TextField
          control={control}
          name="currentSalary"
          label="Current salary (optional)"
          hint="Yearly, in lakh"
          maxLength={limits.application.short}
        />
        <TextField
          control={control}
          name="expectedSalary"
          label="Expected salary (optional)"
          hint="Yearly, in lakh"
          maxLength={limits.application.short}
        />
      </Group>
      <Group title="In your own words">
        <TextareaField
          control={control}
          name="coverLetter"
          label="Cover letter (optional)"
          hint="Why this job, and one piece of work that shows it"
          rows={7}
          limit={limits.application.coverLetter}
          className="sm:col-span-2"
        />
        <TextField
          control={control}
          name="portfolio"
          label="Portfolio (optional)"
          type="url"
          inputMode="url"
          placeholder="https://"
          spellCheck={false}
        />
        <TextField
          control={control}
          name="linkedin"
          label="LinkedIn (optional)"
          type="url"
          inputMode="url"
          placeholder="https://"
          spellCheck={false}
        />
      </Group>
    </>
  );
}
