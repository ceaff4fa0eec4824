import { Notice } from '@/components/feedback/notice';

/** On the page of a job that is an illustration and no vacancy. */
export function SampleNote() {
  return (
    <Notice>
      This is a sample vacancy, modelled on those our partners send us. Your application goes to our
      placement team as a practice application and is answered like a real one.
    </Notice>
  );
}
