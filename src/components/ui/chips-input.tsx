import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { controlClass } from './control-class';

export interface ChipsInputProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  id?: string;
  name?: string;
  placeholder?: string;
  /** What one chip is, in announcements: "tag" gives "Tag python added". */
  noun?: string;
  /** At most so many chips. */
  max?: number;
  /** At most so many characters in one chip; longer input is cut. */
  maxLength?: number;
  /** Whether a text is no chip at all. */
  isBlank?: (text: string) => boolean;
  disabled?: boolean;
  onBlur?: () => void;
  inputRef?: (element: HTMLInputElement | null) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
}

function sameChip(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}

/** Enter, a comma or leaving the field adds; Backspace in the empty field removes the last; a pasted list is split. */
export function ChipsInput({
  value,
  onChange,
  id,
  name,
  placeholder,
  noun = 'tag',
  max = Number.POSITIVE_INFINITY,
  maxLength = Number.POSITIVE_INFINITY,
  isBlank = (text) => text.trim() === '',
  disabled = false,
  onBlur,
  inputRef,
  ...aria
}: ChipsInputProps) {
  const [draft, setDraft] = useState('');
  const [message, setMessage] = useState('');
  const own = useRef<HTMLInputElement | null>(null);
  const label = noun.charAt(0).toUpperCase() + noun.slice(1);

  const add = (text: string) => {
    const next = [...value];
    const added: string[] = [];
    for (const part of text.split(/[,\n\t;]/)) {
      const chip = part.replace(/\s+/g, ' ').trim().slice(0, maxLength);
      if (!isBlank(chip) && next.length < max && !next.some((other) => sameChip(other, chip))) {
        next.push(chip);
        added.push(chip);
      }
    }
    if (added.length > 0) {
      onChange(next);
      setMessage(`${label} ${added.join(', ')} added`);
    } else if (!isBlank(text)) {
      setMessage(
        next.length >= max ? `No more than ${max} allowed` : `${text.trim()} is there already`,
      );
    }
    setDraft('');
  };

  const remove = (index: number) => {
    const removed = value[index];
    if (removed === undefined) {
      return;
    }
    onChange(value.filter((_, other) => other !== index));
    setMessage(`${label} ${removed} removed`);
    own.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter also confirms a candidate of an input method; that is not ours to take.
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === ',' || (event.key === 'Enter' && !event.ctrlKey && !event.metaKey)) {
      event.preventDefault();
      add(draft);
    } else if (event.key === 'Backspace' && draft === '' && value.length > 0) {
      event.preventDefault();
      remove(value.length - 1);
    }
  };

  return (
    <div
      className={clsx(
        controlClass,
        'flex min-h-11 flex-wrap items-center gap-1.5 px-2 py-1.5 has-[input:focus-visible]:border-brand has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-brand',
      )}
    >
      {value.map((chip, index) => (
        <span
          key={chip}
          className="inline-flex max-w-full items-center gap-1 rounded-sm border border-transparent bg-brand-soft pl-2 text-sm font-medium text-brand"
        >
          <bdi className="truncate">{chip}</bdi>
          <button
            type="button"
            disabled={disabled}
            aria-label={`Remove ${noun} ${chip}`}
            onClick={() => {
              remove(index);
            }}
            className="inline-flex size-7 items-center justify-center rounded-sm hover:text-ink"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </span>
      ))}
      <input
        {...aria}
        id={id}
        name={name}
        ref={(element) => {
          own.current = element;
          inputRef?.(element);
        }}
        dir="auto"
        value={draft}
        disabled={disabled}
        placeholder={value.length === 0 ? placeholder : undefined}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => {
          // Phone keyboards send no usable key for a comma, so the text itself is looked at too.
          const text = event.target.value;
          if (/[,\n\t;]/.test(text)) {
            add(text);
          } else {
            setDraft(text);
          }
        }}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          if (draft.trim() !== '') {
            add(draft);
          }
          onBlur?.();
        }}
        className="min-h-8 min-w-32 grow bg-transparent px-1 outline-none"
      />
      <span role="status" className="sr-only">
        {message}
      </span>
    </div>
  );
}
