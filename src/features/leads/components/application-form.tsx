import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { FormShell } from '@/components/form/form-shell';
import { Honeypot } from '@/components/form/honeypot';
import { SelectField } from '@/components/form/select-field';
import { SentConfirmation } from '@/components/form/sent-confirmation';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useFormDraft } from '@/components/form/use-form-draft';
import { showToast } from '@/components/feedback/toast-store';
import { visitorLimits as limits } from '@/config/limits';
import { courses } from '@/data/courses';
import { delays } from '@/data/delays';
import { isLikelyBot } from '@/lib/honeypot';
import { newStamp } from '@/lib/stamp';
import { buildLead, leadTexts } from '../model';
import { leadStore } from '../records';
import { useCourseInAddress } from '../use-course-in-address';
import { applicationSchema, type ApplicationValues } from '../schema';

export interface ApplicationFormProps {
  /** The course that is chosen at first. */
  readonly courseSlug: string;
  /** Where the form stands; names its draft and, with `#`, its deep link. */
  readonly place: string;
  /** Id of the section that the deep link leads to. */
  readonly anchor?: string;
}

const titleOf = (slug: string) => courses.find((course) => course.slug === slug)?.title ?? '';

const courseOptions = courses.map(({ slug, title }) => ({ value: slug, label: title }));

/** The course application, on a course's page and on /enroll. */
export function ApplicationForm({ courseSlug, place, anchor }: ApplicationFormProps) {
  const formId = `application-${place}`;
  const [isPending, setPending] = useState(false);
  const [sent, setSent] = useState<ApplicationValues | null>(null);
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm({
    resolver: zodResolver(applicationSchema),
    defaultValues: { fullName: '', email: '', phone: '', courseSlug, message: '' },
  });
  const forgetDraft = useFormDraft(form, { name: `application_${place}`, formId });
  useCourseInAddress(form, anchor === undefined);
  const { hash, key } = useLocation();

  // A deep link leads to the first field; following it again does so again, hence the key.
  useEffect(() => {
    if (anchor === undefined || hash !== `#${anchor}`) return;
    document.getElementById(anchor)?.scrollIntoView();
    document.getElementById(formId)?.querySelector('input')?.focus({ preventScroll: true });
  }, [anchor, formId, hash, key]);

  async function handleSubmit(values: ApplicationValues) {
    setPending(true);
    await new Promise((resolve) => setTimeout(resolve, delays.pendingMinimum));
    const isKept =
      isLikelyBot({ website: trap.current?.value }) ||
      leadStore.keep(buildLead(values, newStamp())) !== 'refused';
    setPending(false);
    const { title, text } = isKept ? leadTexts.saved : leadTexts.failed;
    showToast({ title, description: text, variant: isKept ? 'success' : 'default' });
    if (!isKept) return;
    form.reset();
    forgetDraft();
    setSent(values);
  }

  if (sent) {
    return (
      <SentConfirmation
        title="Application sent"
        details={[
          { term: 'Full name', text: sent.fullName },
          { term: 'Email', text: sent.email },
          { term: 'Phone', text: sent.phone },
          { term: 'Course', text: titleOf(sent.courseSlug) },
          { term: 'Message', text: sent.message },
        ]}
        againLabel="Send another application"
        onAgain={() => {
          flushSync(() => setSent(null));
          form.setFocus('fullName');
        }}
      >
        <p>
          Next come a personal career guidance call and an offer in writing. You pay nothing until
          you have accepted it.
        </p>
      </SentConfirmation>
    );
  }

  return (
    <FormShell
      form={form}
      id={formId}
      label="Application"
      onSubmit={handleSubmit}
      pending={isPending}
      error={null}
      className="space-y-6"
    >
      <TextField
        control={form.control}
        name="fullName"
        label="Full name"
        autoComplete="name"
        maxLength={limits.name.max}
        required
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          control={form.control}
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          required
        />
        <TextField
          control={form.control}
          name="phone"
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
      </div>
      <SelectField
        control={form.control}
        name="courseSlug"
        label="Course"
        options={courseOptions}
        placeholder="Select a course"
        required
      />
      <TextareaField
        control={form.control}
        name="message"
        label="Message"
        hint="Optional: where you stand now, and what you would like to do in a year"
        rows={5}
        limit={limits.message}
      />
      <Honeypot ref={trap} />
      <SubmitButton pending={isPending} pendingLabel={leadTexts.contactPending}>
        Send application
      </SubmitButton>
    </FormShell>
  );
}
