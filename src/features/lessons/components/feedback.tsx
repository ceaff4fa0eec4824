import type { ReactNode } from 'react';
import { announce } from '@/components/feedback/announcer';
import { Notice } from '@/components/feedback/notice';
import { Button } from '@/components/ui/button';

interface FeedbackProps {
  readonly isRight: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

/** What is said to an answer. Place it within a live region that is there before it. */
export function Feedback({ isRight, title, children }: FeedbackProps) {
  return (
    <Notice tone={isRight ? 'success' : 'info'} title={title} className="max-w-narrow">
      <p>{children}</p>
    </Notice>
  );
}

interface ExerciseActionsProps {
  readonly progress: string;
  readonly onRestart: () => void;
  readonly children: ReactNode;
}

/** The buttons under an exercise and, in words, how far one is. Without scripts there is nothing to press. */
export function ExerciseActions({ progress, onRestart, children }: ExerciseActionsProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 noscript:hidden">
      {children}
      <Button
        size="large"
        variant="quiet"
        onClick={() => {
          onRestart();
          announce('All your answers are cleared.');
        }}
      >
        Start again
      </Button>
      <p className="text-sm text-muted">{progress}</p>
    </div>
  );
}
