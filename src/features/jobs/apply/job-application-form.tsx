import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SubmitButton } from '@/components/form/submit-button';
import { useVisitorForm } from '@/components/form/use-visitor-form';
import { VisitorFormShell } from '@/components/form/visitor-form-shell';
import { paths } from '@/config/paths';
import { choiceField, useSearchState } from '@/lib/search-state';
import { useStore } from '@/lib/storage/define-store';
import { defineFormDraft } from '@/lib/storage/form-draft';
import { jobApplicationStore } from '../applications/application-store';
import {
  emptyTexts,
  jobApplicationTextsSchema,
  submitNotices,
  textsOf,
  type JobApplicationTexts,
} from './schema';
import { applicationSubmission, submitApplication } from './submit-application';
import { useResume } from './use-resume';
import { ApplicationIntro } from './application-intro';
import { JobApplicationFields } from './job-application-fields';
import { JobApplicationReview } from './job-application-review';
import { ResumeField } from './resume-field';

const formId = 'job-application';
const stepFields = { step: choiceField(['details', 'review'], 'details') };

/** The application for one job in two steps: what one writes, and what will be sent. */
export function JobApplicationForm({ jobId }: { readonly jobId: string }) {
  const [{ step }, setStep] = useSearchState(stepFields);
  const stored = useStore(jobApplicationStore(jobId), null);
  // While it is sent the record is there already, and the page still speaks of the one before.
  const [sending, setSending] = useState<{ before: typeof stored } | null>(null);
  const previous = sending ? sending.before : stored;
  const { chosen, choose, settled, take, remove, forget } = useResume(jobId);
  const navigate = useNavigate();
  const draft = `job_application_${jobId}`;
  const visitor = useVisitorForm({
    schema: jobApplicationTextsSchema,
    defaultValues: emptyTexts,
    formId,
    draft,
    keep: (texts, { now }) =>
      chosen.file
        ? submitApplication({ ...texts, agreeTerms: true }, chosen.file, { jobId, now })
        : 'refused',
    submission: (texts) => applicationSubmission(texts, chosen.file, { jobId, now: new Date() }),
    say: (outcome) => submitNotices[outcome],
  });
  const { control, getValues, reset, formState } = visitor.form;

  // Whoever applies again begins with what was sent, unless something newer was typed.
  useLayoutEffect(() => {
    const sent = jobApplicationStore(jobId).get();
    const hasDraft = Object.keys(defineFormDraft(draft).get()).length > 0;
    if (!sent || hasDraft) return;
    const typed = Object.entries(getValues()).filter(([, text]) => text !== '');
    reset({ ...textsOf(sent), ...Object.fromEntries(typed) }, { keepDefaultValues: true });
  }, [draft, getValues, jobId, reset]);

  // Read anew with each step: Back and Forward lead here as well as the button.
  const texts = step === 'review' ? jobApplicationTextsSchema.safeParse(getValues()) : undefined;
  const resume = chosen.file;
  const review = texts?.success && resume ? { texts: texts.data, resume } : undefined;
  const isReviewing = review !== undefined;

  const top = useRef<HTMLHeadingElement>(null);
  const wasReviewing = useRef(isReviewing);
  useEffect(() => {
    if (wasReviewing.current === isReviewing) return;
    wasReviewing.current = isReviewing;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [isReviewing]);

  async function handleSend(values: JobApplicationTexts) {
    setSending({ before: stored });
    if (await visitor.send(values)) await Promise.all([forget(), navigate(paths.myApplications())]);
    else setSending(null);
  }

  return (
    <section aria-labelledby={`${formId}-title`}>
      <h2
        ref={top}
        id={`${formId}-title`}
        tabIndex={-1}
        className="scroll-mt-24 text-2xl font-bold text-ink outline-none"
      >
        {isReviewing ? 'Read it over' : 'Your application'}
      </h2>
      <p data-numbers="" className="mt-1 text-sm text-muted">
        Step {isReviewing ? 2 : 1} of 2
      </p>
      <ApplicationIntro
        jobId={jobId}
        previous={previous}
        isReviewing={isReviewing}
        mayFillIn={() => Object.values(getValues()).every((text) => text === '')}
        onFillIn={(details, file) => {
          reset({ ...emptyTexts, ...details }, { keepDefaultValues: true });
          if (file) void take(file);
        }}
      />
      {review ? (
        <JobApplicationReview
          texts={review.texts}
          resume={review.resume}
          isUpdate={previous !== null}
          isPending={visitor.isPending}
          onEdit={() => setStep({ step: 'details' })}
          onSubmit={() => void handleSend(review.texts)}
        />
      ) : (
        <VisitorFormShell
          visitor={visitor}
          label="Job application"
          onSubmit={async () => {
            // A large file may still be read; it counts as chosen.
            if (await settled()) setStep({ step: 'review' });
          }}
          className="space-y-8"
        >
          <JobApplicationFields
            control={control}
            resume={
              <ResumeField
                chosen={chosen}
                onChoose={choose}
                onRemove={() => void remove()}
                isChecked={formState.submitCount > 0}
              />
            }
          />
          <SubmitButton pending={false} pendingLabel="">
            Review application
          </SubmitButton>
        </VisitorFormShell>
      )}
    </section>
  );
}
