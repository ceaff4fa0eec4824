import { Notice } from '@/components/feedback/notice';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

/** Said of every list and page that shows illustrations instead of vacancies. @param count how many of them */
export function SampleNote({ count }: { readonly count?: number }) {
  const what =
    count === undefined
      ? 'This is a sample job from an invented company.'
      : `${words[count] ?? count} sample jobs from invented companies.`;
  return (
    <Notice>{what} What you fill in stays in your browser; nobody receives an application.</Notice>
  );
}
