import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { dismissToast, showToast } from '@/components/feedback/toast-store';
import { ConsentLine } from '@/components/form/consent-line';
import { FieldError, RequiredMark } from '@/components/form/field-frame';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { DetailList } from '@/components/ui/detail-list';
import { paths } from '@/config/paths';
import { formatBytes } from '@/lib/format-bytes';
import { isolated } from '@/lib/isolated';
import type { ResumeFile } from '@/lib/storage/resume-files';
import { submitNotices, termsNotice, type JobApplicationTexts } from './schema';

interface ReviewProps {
  readonly texts: JobApplicationTexts;
  readonly resume: ResumeFile;
  readonly isUpdate: boolean;
  readonly isPending: boolean;
  readonly onEdit: () => void;
  readonly onSubmit: () => void;
}

const labels: Readonly<
  Record<Exclude<keyof JobApplicationTexts, 'firstName' | 'lastName'>, string>
> = {
  email: 'Email',
  phone: 'Phone',
  experience: 'Experience',
  noticePeriod: 'Notice period',
  currentSalary: 'Current salary',
  expectedSalary: 'Expected salary',
  coverLetter: 'Cover letter',
  portfolio: 'Portfolio',
  linkedin: 'LinkedIn',
};

function isLabelled(name: string): name is keyof typeof labels {
  return name in labels;
}

/** What will be sent, as our placement team reads it, and the agreement to the terms. */
export function JobApplicationReview({
  texts,
  resume,
  isUpdate,
  isPending,
  onEdit,
  onSubmit,
}: ReviewProps) {
  const [isAgreed, setAgreed] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const notice = useRef<number | null>(null);
  const id = useId();
  const names = Object.keys(labels).filter(isLabelled);
  const left = names.filter((name) => texts[name] === '').map((name) => labels[name].toLowerCase());

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    setRefused(!isAgreed);
    if (isAgreed) {
      onSubmit();
      return;
    }
    const { title, text } = termsNotice;
    notice.current = showToast({ title, description: text, variant: 'destructive' });
    box.current?.focus();
  }

  return (
    <form
      noValidate
      aria-label="Review"
      aria-busy={isPending || undefined}
      onSubmit={handleSubmit}
      className="space-y-6"
    >
      <DetailList
        items={[
          { term: 'Name', text: `${texts.firstName} ${texts.lastName}` },
          {
            term: 'Résumé/CV',
            text: `${isolated(resume.name)}, ${formatBytes(resume.bytes.byteLength)}`,
          },
          ...names.map((name) => ({ term: labels[name], text: texts[name] })),
        ]}
      />
      {left.length === 0 ? null : (
        <p className="text-sm text-muted">
          Left out: {left.join(', ').replace('linkedin', 'LinkedIn')}.
        </p>
      )}
      <div className="flex items-start gap-3">
        <Checkbox
          ref={box}
          id={id}
          name="agreeTerms"
          checked={isAgreed}
          onChange={(event) => {
            setAgreed(event.target.checked);
            setRefused(false);
            if (notice.current !== null) dismissToast(notice.current);
          }}
          aria-required
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-error` : undefined}
          className="mt-0.5"
        />
        <div className="space-y-0.5">
          <label htmlFor={id} className="block font-medium text-ink">
            I agree to the{' '}
            <Link
              to={paths.termsAndConditions()}
              target="_blank"
              rel="noopener"
              className="link-underline"
            >
              terms and conditions
              <span className="sr-only"> (opens in a new tab)</span>
            </Link>
            <RequiredMark />
          </label>
          {isRefused ? <FieldError id={`${id}-error`}>{termsNotice.text}</FieldError> : null}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          size="large"
          pending={isPending}
          pendingLabel={submitNotices.pending}
        >
          {isUpdate ? 'Update application' : 'Submit application'}
        </Button>
        <Button size="large" disabled={isPending} onClick={onEdit}>
          Change something
        </Button>
      </div>
      <ConsentLine kind="job-application" />
    </form>
  );
}
