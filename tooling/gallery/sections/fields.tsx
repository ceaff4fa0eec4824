import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CharacterCount } from '@/components/form/character-count';
import { CheckboxField } from '@/components/form/checkbox-field';
import { ChipsField } from '@/components/form/chips-field';
import { ChoiceField } from '@/components/form/choice-field';
import {
  EmailField,
  LongPhoneField,
  NameField,
  PhoneField,
} from '@/components/form/contact-fields';
import { ConsentLine } from '@/components/form/consent-line';
import { FieldFrame } from '@/components/form/field-frame';
import { FormShell } from '@/components/form/form-shell';
import { FormSkeleton } from '@/components/form/form-skeleton';
import { ImageField } from '@/components/form/image-field';
import { NumberField } from '@/components/form/number-field';
import { PasswordField } from '@/components/form/password-field';
import { SearchForm } from '@/components/form/search-form';
import { SelectField } from '@/components/form/select-field';
import { SentConfirmation } from '@/components/form/sent-confirmation';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { FocalPointButton } from '@/components/pictures/focal-point-button';
import { Input } from '@/components/ui/input';
import { Sample } from '../sample';

const values = {
  name: 'Ananya Rao',
  slug: 'data-science',
  email: 'ananya@',
  message: 'A few words.',
  course: '',
  mode: 'online',
  minutes: 5,
  password: 'secret-word',
  tags: ['python', 'sql'],
  picture: '',
  fixed: 'Cannot be changed',
  terms: false,
};

const courses = [
  { value: 'data', label: 'Data science' },
  { value: 'ai', label: 'AI and machine learning' },
];

/** Every field of a form: filled, empty, wrong, and the shell around them. */
function FieldSamples({ isWrong }: { readonly isWrong: boolean }) {
  const form = useForm({ defaultValues: values });
  const { control, setError } = form;
  useEffect(() => {
    if (!isWrong) return;
    setError('name', { message: 'Please enter your name' });
    setError('email', { message: 'Please enter a valid email address' });
    setError('course', { message: 'Choose a course' });
    setError('terms', { message: 'Agree to the terms to go on' });
  }, [isWrong, setError]);
  return (
    <FormShell
      form={form}
      label={isWrong ? 'A form filled in wrongly' : 'A form'}
      onSubmit={() => undefined}
      pending={false}
      error={
        isWrong ? 'The server could not be reached. Check your connection and try again.' : null
      }
    >
      <TextField
        control={control}
        name="name"
        label="Name"
        required
        hint="As on your certificate"
      />
      <TextField control={control} name="email" label="Email" type="email" required />
      <TextField
        control={control}
        name="slug"
        label="Slug"
        prefix="/"
        aside={<CharacterCount length={12} limit={120} />}
      />
      <TextareaField control={control} name="message" label="Message" limit={500} />
      <SelectField
        control={control}
        name="course"
        label="Course"
        options={courses}
        placeholder="Choose"
      />
      <ChoiceField
        control={control}
        name="mode"
        label="Mode"
        options={[
          { value: 'online', label: 'Online' },
          { value: 'campus', label: 'On campus' },
        ]}
      />
      <NumberField
        control={control}
        name="minutes"
        label="Reading time"
        unit="minutes"
        min={1}
        max={60}
      />
      <PasswordField
        control={control}
        name="password"
        label="Password"
        autoComplete="new-password"
      />
      <ChipsField control={control} name="tags" label="Tags" max={20} />
      <ImageField
        control={control}
        name="picture"
        label="Featured image"
        shape="wide"
        uploadPicture={() => Promise.reject(new Error('Nothing is stored here.'))}
      />
      <FocalPointButton address="/icons/icon-512.png" onChange={() => undefined} />
      <CheckboxField control={control} name="terms" label="I agree to the terms" required />
      <TextField control={control} name="fixed" label="Disabled" disabled />
      <SubmitButton pending={isWrong} pendingLabel="Sending…">
        Send
      </SubmitButton>
    </FormShell>
  );
}

/** Who somebody is, as visitors' forms ask for it. */
function ContactSamples() {
  const { control } = useForm({ defaultValues: { name: '', email: '', phone: '', longPhone: '' } });
  return (
    <>
      <NameField control={control} name="name" />
      <EmailField control={control} name="email" />
      <PhoneField control={control} name="phone" />
      <LongPhoneField control={control} name="longPhone" />
    </>
  );
}

/** The parts of forms. */
export function Fields() {
  return (
    <>
      <Sample name="FormShell and fields" stacked>
        <FieldSamples isWrong={false} />
      </Sample>
      <Sample name="FormShell and fields, filled in wrongly" stacked>
        <FieldSamples isWrong />
      </Sample>
      <Sample name="NameField, EmailField, PhoneField, LongPhoneField" stacked>
        <ContactSamples />
      </Sample>
      <Sample name="FieldFrame, around a control of one's own" stacked>
        <FieldFrame label="Search term" hint="In any language" required>
          {(wiring) => <Input {...wiring} />}
        </FieldFrame>
        <FieldFrame label="Search term" error="Use at most 200 characters">
          {(wiring) => <Input {...wiring} />}
        </FieldFrame>
      </Sample>
      <Sample name="FormSkeleton" stacked>
        <FormSkeleton label="Loading the form" fields={3} />
      </Sample>
      <Sample name="SearchForm" stacked>
        <SearchForm action="/blogs" label="Search articles" onSearch={() => undefined}>
          <Input type="search" aria-label="Search articles" placeholder="Search articles" />
        </SearchForm>
      </Sample>
      <Sample name="ConsentLine" stacked>
        <ConsentLine kind="contact-message" />
      </Sample>
      <Sample name="SentConfirmation" stacked>
        <SentConfirmation
          title="Message sent"
          sent={{ reference: 'CL-7F3A-91BC', isReceived: true }}
          details={[
            { term: 'Name', text: 'Ananya Rao' },
            { term: 'Subject', text: 'Fees' },
          ]}
          againLabel="Send another message"
          onAgain={() => undefined}
        >
          A mentor replies within 24 hours.
        </SentConfirmation>
      </Sample>
    </>
  );
}
