import { Notice } from '@/components/feedback/notice';

/** On the page of a job that is an illustration and no vacancy. */
export function SampleNote() {
  return (
    <Notice>
      This is a sample vacancy, modelled on those our partners send us. What you fill in stays in
      your browser; nobody receives an application.
    </Notice>
  );
}
