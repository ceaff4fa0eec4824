import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/feedback/toast-store';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import type { ImportLine } from './import-lines';
import { toStatus, type RedirectStatus } from './model';
import { refreshRedirects } from './mutations';

/** What becomes of a line, as the database names it; refused ones first, for there is something to be done about them. */
export const importOutcomes = ['refused', 'replaced', 'new', 'same'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export interface ImportedLine {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly outcome: ImportOutcome;
  /** As they are stored; of a refused line as they were sent. */
  readonly fromPath: string;
  readonly toTarget: string;
  readonly status: RedirectStatus;
  /** Where a replaced one led before. */
  readonly earlierTarget: string;
  /** Why it is refused, in a sentence. */
  readonly problem: string;
}

interface Import {
  readonly lines: readonly ImportLine[];
  /** Nothing is stored. */
  readonly isTrial: boolean;
}

async function send({ lines, isTrial }: Import): Promise<readonly ImportedLine[]> {
  const answer = await supabase().rpc('import_redirects', {
    lines: lines.map(({ from, to, status }) => ({ from, to, status })),
    is_trial: isTrial,
  });
  return unwrap(answer).flatMap((row) => {
    // The database counts what it was sent.
    const sent = lines[row.line - 1];
    if (!sent) return [];
    return {
      line: sent.line,
      outcome: importOutcomes.find((outcome) => outcome === row.outcome) ?? 'refused',
      fromPath: row.from_path || sent.from,
      toTarget: row.to_target || sent.to,
      status: toStatus(row.status),
      earlierTarget: row.earlier_target,
      problem: row.problem,
    };
  });
}

export function numberOf(outcome: ImportOutcome, lines: readonly ImportedLine[]): number {
  return lines.filter((line) => line.outcome === outcome).length;
}

/** How many redirects an import makes or changes. */
export function numberToStore(lines: readonly ImportedLine[]): number {
  return numberOf('new', lines) + numberOf('replaced', lines);
}

function toastImported(lines: readonly ImportedLine[]): void {
  const [stored, refused] = [numberToStore(lines), numberOf('refused', lines)];
  showToast({
    title:
      stored === 1 ? 'Redirect imported successfully' : `${stored} redirects imported successfully`,
    ...(refused === 0
      ? {}
      : { description: `${refused} ${refused === 1 ? 'line was' : 'lines were'} left out.` }),
    variant: 'success',
  });
}

/** Tries several redirects, or stores them; the dialog says what failed. */
export function useImportRedirects() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (lines, { isTrial }) => {
      if (!isTrial) toastImported(lines);
    },
    onSettled: (_lines, _error, { isTrial }) => (isTrial ? undefined : refreshRedirects(client)),
  });
}
