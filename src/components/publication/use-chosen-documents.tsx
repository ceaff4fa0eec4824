import { useState, type ReactNode } from 'react';
import { Late } from '@/components/late/late';
import { useSelection, type RowSelection } from '@/components/list/use-selection';
import type { ChosenDocumentsProps } from './chosen-documents';
import { lateChosenDocuments } from './late-chosen';
import type { TimedRow } from './store-times';

interface ChosenOptions<Row extends TimedRow> extends Omit<
  ChosenDocumentsProps<Row>,
  'selection' | 'onProblems'
> {
  /** Those of the page that is shown. */
  readonly rows: readonly Row[] | undefined;
}

/** What a list needs for acts on several of its rows. */
interface Chosen<Row> {
  /** Undefined for who may do none of them. */
  readonly selection: RowSelection<Row> | undefined;
  /** Why rows are as they were, by their ids. */
  readonly problems: ReadonlyMap<string, string>;
  /** Stands beside the list: the last row takes the list with it. */
  readonly bar: ReactNode;
}

const titleOf = ({ title }: TimedRow) => title;

/** Boxes for a list of posts or pages; the code of the acts comes when the first row is chosen. */
export function useChosenDocuments<Row extends TimedRow>({
  rows = [],
  ...props
}: ChosenOptions<Row>): Chosen<Row> {
  const selection = useSelection(rows, titleOf);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  // It stays then: a question, or an act that goes on, outlives the rows that it is about.
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && selection.chosen.length > 0) setWanted(true);
  return {
    selection: props.canPublish || props.canDelete ? selection : undefined,
    problems,
    bar: isWanted ? (
      <Late code={lateChosenDocuments} title="What can be done with them could not be loaded">
        {({ ChosenDocuments }) => (
          <ChosenDocuments {...props} selection={selection} onProblems={setProblems} />
        )}
      </Late>
    ) : null,
  };
}
