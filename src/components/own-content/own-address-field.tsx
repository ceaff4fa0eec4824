import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { FieldFrame } from '@/components/form/field-frame';
import { Input } from '@/components/ui/input';
import { useTypedSearch } from '@/hooks/use-typed-search';
import { moveIn } from '@/lib/option-list';
import { MIN_TERM, targetQueries } from '@/lib/own-content/queries';
import { publishedFirst, targetWarnings, type LinkTarget } from '@/lib/own-content/targets';
import { publicationLabels } from '@/lib/publication-times';

interface OwnAddressFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  /** @param title of what was chosen; undefined for what is typed */
  readonly onChange: (address: string, title?: string) => void;
}

/** What is an address already, as a person types it. */
const addressLike = /^(?:[a-z][a-z0-9+.-]*:|#|\.)|^\S+@\S*$/i;

const keyOf = ({ address, title }: LinkTarget) => `${address} ${title}`;

/** An address, or words by which something of this site is found; the arrows choose, Enter takes. */
export function OwnAddressField({ value, error, onChange }: OwnAddressFieldProps) {
  const id = useId();
  const [term, setTerm] = useState('');
  const [isOpen, setOpen] = useState(false);
  // By itself and not by its place, which changes when more is found.
  const [active, setActive] = useState<LinkTarget>();
  const [chosen, setChosen] = useState<LinkTarget>();
  const wanted = isOpen && !addressLike.test(value.trim()) ? value.trim() : '';
  // Typing reaches the search after a pause.
  const { setTyped } = useTypedSearch(term, setTerm);
  const written = useQuery(targetQueries.written(term));
  const builtIn = useQuery(targetQueries.builtIn(term));

  const isSearch = wanted.length >= MIN_TERM;
  const isWaiting = isSearch && (term !== wanted || written.isFetching || builtIn.isFetching);
  const found = isSearch ? publishedFirst([...(written.data ?? []), ...(builtIn.data ?? [])]) : [];
  const index = found.findIndex((target) => keyOf(target) === (active && keyOf(active)));
  const optionId = (at: number) => `${id}-${at}`;

  function choose(target: LinkTarget) {
    setChosen(target);
    onChange(target.address, target.title);
    setOpen(false);
    setActive(undefined);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const next = moveIn(found.length, index, event.key);
    const target = found[index];
    if (next !== undefined) setActive(found[next]);
    else if (event.key === 'Enter' && target) choose(target);
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <FieldFrame
        label="Address"
        error={error}
        hint="A web or e-mail address, or words from the title of an article, page, course, job or event of this site."
        required
      >
        {(wiring) => (
          <Input
            {...wiring}
            value={value}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={found[index] ? optionId(index) : undefined}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              onChange(event.target.value);
              setTyped(event.target.value);
              setOpen(true);
              setActive(undefined);
            }}
            onKeyDown={handleKeyDown}
          />
        )}
      </FieldFrame>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="On this site"
        className={clsx(
          'mt-2 max-h-60 overflow-y-auto rounded-sm border border-line p-1',
          found.length === 0 && 'hidden',
        )}
      >
        {found.map((target, at) => (
          <TargetOption
            key={keyOf(target)}
            id={optionId(at)}
            target={target}
            isActive={at === index}
            onPoint={() => setActive(target)}
            onChoose={() => choose(target)}
          />
        ))}
      </div>
      <p role="status" className="mt-1.5 text-sm text-ink-soft empty:hidden">
        {isSearch
          ? statusText(isWaiting, written.isError, found.length)
          : chosen?.address === value
            ? `${chosen.kind}: ${chosen.title}. ${targetWarnings[chosen.state] ?? ''}`
            : ''}
      </p>
    </div>
  );
}

function statusText(isWaiting: boolean, hasFailed: boolean, count: number): string {
  if (isWaiting) return 'Searching…';
  if (hasFailed) return 'Articles and pages could not be searched. Change a letter to try again.';
  if (count === 0) return 'Nothing of this site has these words in its title.';
  return count === 1 ? '1 found on this site' : `${count} found on this site`;
}

interface TargetOptionProps {
  readonly id: string;
  readonly target: LinkTarget;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function TargetOption({ id, target, isActive, onPoint, onChoose }: TargetOptionProps) {
  const { title, kind, state } = target;
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <button
      ref={element}
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={onPoint}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={clsx(
        'flex min-h-10 w-full items-center justify-between gap-4 rounded-sm px-3 py-1.5 text-left',
        isActive && 'bg-brand-soft text-brand forced-colors:outline-2',
      )}
    >
      <span dir="auto" className="min-w-0 truncate font-medium">
        {title}
      </span>
      <span className="shrink-0 text-sm text-muted">
        {kind}
        {state === 'published' ? null : ` · ${publicationLabels[state]}`}
      </span>
    </button>
  );
}
