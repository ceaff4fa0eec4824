import { useId } from 'react';
import { Select, type SelectOption } from '@/components/ui/select';
import { formatDateTime } from '@/lib/dates';
import type { ListedVersion } from '../model';

interface OtherVersionProps {
  readonly versions: readonly ListedVersion[];
  readonly version: number;
  readonly other: number;
  /** The one before it, once it is known. */
  readonly before: number | undefined;
  readonly isPresent: boolean;
  readonly onChoose: (other: number) => void;
}

/** What a version is compared with: the one before it, what there is now, or any other one that the list shows. */
export function OtherVersion(props: OtherVersionProps) {
  const { versions, version, other, before, isPresent, onChoose } = props;
  const id = useId();
  const newest = versions[0]?.version;
  const options: SelectOption[] = [
    {
      value: '0',
      label: before === undefined ? 'the version before it' : `the version before it (${before})`,
    },
    ...versions
      .filter((listed) => listed.version !== version)
      .map((listed) => ({
        value: String(listed.version),
        label:
          isPresent && listed.version === newest
            ? `what it says now (version ${listed.version})`
            : `version ${listed.version} of ${formatDateTime(listed.savedAt)}`,
      })),
  ];
  // An address may name one that the list has not come to.
  if (!options.some(({ value }) => value === String(other)))
    options.push({ value: String(other), label: `version ${other}` });
  return (
    <div className="min-w-0 flex-1 basis-60">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        Compare with
      </label>
      <Select
        id={id}
        options={options}
        value={String(other)}
        onChange={(event) => onChoose(Number(event.target.value))}
      />
    </div>
  );
}
