import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { LateTool } from '@/components/late/late-tool';
import { lateCode } from '@/lib/late-code';

const linkForm = lateCode(() => import('@/components/own-content/link-form'));

/** Asks where a link of the text leads. */
export function useLinkTool(onLink: (href: string, words: string) => void): {
  readonly open: (field: HTMLTextAreaElement | null) => void;
  readonly element: ReactNode;
} {
  const [asked, setAsked] = useState<{ readonly needsWords: boolean }>();
  const close = () => setAsked(undefined);
  const element = asked ? (
    <LateTool code={linkForm} title="The dialog could not be opened" onClose={close}>
      {({ LinkForm }) => (
        <LinkForm
          address=""
          needsWords={asked.needsWords}
          onLink={(href, words) => {
            // The dialog must be gone before the text can take the focus.
            flushSync(close);
            onLink(href, words);
          }}
          onClose={close}
        />
      )}
    </LateTool>
  ) : null;
  const open = (field: HTMLTextAreaElement | null) => {
    if (field) setAsked({ needsWords: field.selectionStart === field.selectionEnd });
  };
  return { open, element };
}
