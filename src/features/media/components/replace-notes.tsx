import { useQuery } from '@tanstack/react-query';
import { Progress } from '@/components/ui/progress';
import type { MediaFile } from '../model';
import { mediaQueries, type MediaUse } from '../queries';

/** The database lists no more. */
const MOST_USES = 50;

function usesText(uses: readonly MediaUse[]): string {
  const count = uses.length;
  if (count === 0) return 'Nothing shows this file at the moment.';
  if (count === 1) return 'One place shows this file, and follows at once.';
  const many = count >= MOST_USES ? `${MOST_USES} places or more` : `${count} places`;
  return `${many} show this file, and follow at once.`;
}

/** What replacing a file does elsewhere. */
export function ReplaceNotes({ file }: { readonly file: MediaFile }) {
  const uses = useQuery(mediaQueries.uses(file.id));
  return (
    <p className="text-sm text-muted">
      {uses.data ? `${usesText(uses.data)} ` : ''}The new file gets a new URL; the old one works for
      30 more days. Alternative texts stay as they are.
    </p>
  );
}

interface ReplaceStateProps {
  readonly isPending: boolean;
  /** Share of the bytes that have left, 0 to 1. */
  readonly share: number;
  readonly problem: string | undefined;
}

/** How far a replacement is, or why it failed. */
export function ReplaceState({ isPending, share, problem }: ReplaceStateProps) {
  if (isPending) return <Progress value={share} label="Uploading the new file" />;
  return problem === undefined ? null : (
    <p role="alert" className="text-sm font-medium text-danger">
      {problem}
    </p>
  );
}
