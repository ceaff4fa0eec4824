import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormShell } from '@/components/form/form-shell';
import { Honeypot } from '@/components/form/honeypot';
import { SubmitButton } from '@/components/form/submit-button';
import { useFormDraft } from '@/components/form/use-form-draft';
import { showToast } from '@/components/feedback/toast-store';
import { paths } from '@/config/paths';
import { delays } from '@/data/delays';
import { isLikelyBot } from '@/lib/honeypot';
import { choiceField, useSearchState } from '@/lib/search-state';
import { useStore } from '@/lib/storage/define-store';
import { defineFormDraft } from '@/lib/storage/form-draft';
import { jobApplicationStore } from '../application-store';
import { emptyTexts, jobApplicationTextsSchema, submitNotices, textsOf } from '../schema';
import { submitApplication } from '../submit-application';
import { useResume } from '../use-resume';
import { ApplicationIntro } from './application-intro';
import { JobApplicationFields } from './job-application-fields';
import { JobApplicationReview } from './job-application-review';
import { ResumeField } from './resume-field';

const formId = 'job-application';
const stepFields = { step: choiceField(['details', 'review'], 'details') };

/** The application for one job in two steps: what one writes, and what will be sent. */
export function JobApplicationForm({ jobId }: { readonly jobId: string }) {
  const [{ step }, setStep] = useSearchState(stepFields);
  const [isPending, setPending] = useState(false);
  const isBot = useRef(false);
  const trap = useRef<HTMLInputElement>(null);
  const previous = useStore(jobApplicationStore(jobId), null);
  const { chosen, choose, settled, take, remove, forget } = useResume(jobId);
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(jobApplicationTextsSchema),
    defaultValues: emptyTexts,
  });
  const draftName = `job_application_${jobId}`;
  const forgetDraft = useFormDraft(form, { name: draftName, formId });
  const { getValues, reset, formState } = form;

  // Whoever applies again begins with what was sent, unless something newer was typed.
  useLayoutEffect(() => {
    const sent = jobApplicationStore(jobId).get();
    const hasDraft = Object.keys(defineFormDraft(draftName).get()).length > 0;
    if (!sent || hasDraft) return;
    const typed = Object.entries(getValues()).filter(([, text]) => text !== '');
    reset({ ...textsOf(sent), ...Object.fromEntries(typed) }, { keepDefaultValues: true });
  }, [draftName, getValues, jobId, reset]);

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

  async function handleSend() {
    if (!review) return;
    setPending(true);
    const values = { ...review.texts, agreeTerms: true };
    const [outcome] = await Promise.all([
      isBot.current
        ? ('sent' as const)
        : submitApplication(values, review.resume, { jobId, now: new Date() }),
      new Promise((resolve) => setTimeout(resolve, delays.pendingMinimum)),
    ]);
    setPending(false);
    if (outcome === 'failed' || outcome === 'closed') {
      const { title, text } = outcome === 'closed' ? submitNotices.closed : submitNotices.failed;
      showToast({ title, description: text, variant: 'destructive' });
      return;
    }
    const { title, text } = submitNotices.saved;
    const description = outcome === 'updated' ? `${text} ${submitNotices.updated}` : text;
    showToast({ title, description, variant: 'success' });
    reset();
    forgetDraft();
    await Promise.all([forget(), navigate(paths.myApplications())]);
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
          isPending={isPending}
          onEdit={() => setStep({ step: 'details' })}
          onSubmit={() => void handleSend()}
        />
      ) : (
        <FormShell
          form={form}
          id={formId}
          label="Job application"
          onSubmit={async () => {
            // A large file may still be read; it counts as chosen.
            if (!(await settled())) return;
            isBot.current = isLikelyBot({ website: trap.current?.value });
            setStep({ step: 'review' });
          }}
          pending={false}
          error={null}
          className="space-y-8"
        >
          <JobApplicationFields
            control={form.control}
            resume={
              <ResumeField
                chosen={chosen}
                onChoose={choose}
                onRemove={() => void remove()}
                isChecked={formState.submitCount > 0}
              />
            }
          />
          <Honeypot ref={trap} />
          <SubmitButton pending={false} pendingLabel="">
            Review application
          </SubmitButton>
        </FormShell>
      )}
    </section>
  );
}
