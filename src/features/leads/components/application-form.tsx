import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ConsentLine } from '@/components/form/consent-line';
import { EmailField, NameField, PhoneField } from '@/components/form/contact-fields';
import { SelectField } from '@/components/form/select-field';
import { SentConfirmation } from '@/components/form/sent-confirmation';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField } from '@/components/form/textarea-field';
import { focusFirstField, useVisitorForm } from '@/components/form/use-visitor-form';
import { VisitorFormShell } from '@/components/form/visitor-form-shell';
import { visitorLimits as limits } from '@/config/limits';
import { courses } from '@/data/courses';
import { formatDay } from '@/lib/dates';
import { buildLead, courseTitle, leadSubmission, leadTexts, withOpenCohort } from '../model';
import { leadStore } from '../records';
import { applicationSchema } from '../schema';
import { useChoiceInAddress } from '../use-choice-in-address';
import { CohortField } from './cohort-field';

export interface ApplicationFormProps {
  /** The course that is chosen at first. */
  readonly courseSlug: string;
  /** Where the form stands; names its draft and, with `#`, its deep link. */
  readonly place: string;
  /** Id of the section that the deep link leads to. */
  readonly anchor?: string;
  /** On the page of the course; elsewhere the address may say another one. */
  readonly isCoursePage?: boolean;
}

const courseOptions = courses.map(({ slug, title }) => ({ value: slug, label: title }));

/** The course application, on a course's page and on /enroll. */
export function ApplicationForm({
  courseSlug,
  place,
  anchor,
  isCoursePage = false,
}: ApplicationFormProps) {
  const formId = `application-${place}`;
  const visitor = useVisitorForm({
    schema: applicationSchema,
    defaultValues: { fullName: '', email: '', phone: '', courseSlug, cohort: '', message: '' },
    formId,
    draft: `application_${place}`,
    keep: (values, stamp) => leadStore.keep(buildLead(values, stamp)),
    submission: leadSubmission,
    say: (outcome) => (outcome === 'refused' ? leadTexts.failed : leadTexts.saved),
  });
  const { control } = visitor.form;
  useChoiceInAddress(visitor.form, isCoursePage);
  const { hash, key } = useLocation();

  // A deep link leads to the first field; following it again does so again, hence the key.
  useEffect(() => {
    if (anchor === undefined || hash !== `#${anchor}`) return;
    document.getElementById(anchor)?.scrollIntoView();
    focusFirstField(formId, { preventScroll: true });
  }, [anchor, formId, hash, key]);

  if (visitor.sent) {
    const { values } = visitor.sent;
    return (
      <SentConfirmation
        title="Application sent"
        sent={visitor.sent}
        details={[
          { term: 'Full name', text: values.fullName },
          { term: 'Email', text: values.email },
          { term: 'Phone', text: values.phone },
          { term: 'Course', text: courseTitle(values.courseSlug) },
          {
            term: 'Cohort',
            text: values.cohort === '' ? '' : `Starts ${formatDay(values.cohort)}`,
          },
          { term: 'Message', text: values.message },
        ]}
        againLabel="Send another application"
        onAgain={visitor.again}
      >
        <p>
          Next come a personal career guidance call and an offer in writing. You pay nothing until
          you have accepted it.
        </p>
      </SentConfirmation>
    );
  }

  return (
    <VisitorFormShell
      visitor={visitor}
      label="Application"
      onSubmit={async (values) => {
        await visitor.send(withOpenCohort(values, new Date()));
      }}
      className="space-y-6"
    >
      <NameField control={control} name="fullName" label="Full name" />
      <div className="grid gap-6 sm:grid-cols-2">
        <EmailField control={control} name="email" />
        <PhoneField control={control} name="phone" />
      </div>
      <SelectField
        control={control}
        name="courseSlug"
        label="Course"
        options={courseOptions}
        placeholder="Select a course"
        required
      />
      <CohortField form={visitor.form} />
      <TextareaField
        control={control}
        name="message"
        label="Message"
        hint="Optional: where you stand now, and what you would like to do in a year"
        rows={5}
        limit={limits.message}
      />
      <SubmitButton pending={visitor.isPending} pendingLabel={leadTexts.contactPending}>
        Send application
      </SubmitButton>
      <ConsentLine kind="course-application" />
    </VisitorFormShell>
  );
}
