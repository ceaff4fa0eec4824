import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Kbd } from '@/components/ui/kbd';
import { Spinner } from '@/components/ui/spinner';
import { useTypedSearch } from '@/hooks/use-typed-search';
import { moveIn } from '@/lib/option-list';
import { groupCommands, matchCommands, MIN_TERM, type Command, type CommandGroup } from '../model';
import { canSearch, contentQuery, type ContentScope } from '../queries';
import { CommandOption } from './command-option';

interface CommandPaletteProps {
  readonly commands: readonly Command[];
  readonly scope: ContentScope;
  readonly onClose: () => void;
  readonly onShowKeys: () => void;
}

/** Screens, things to create, posts, pages and leads, by typing a few letters. */
export function CommandPalette({ onClose, ...body }: CommandPaletteProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Search or go to"
    >
      <PaletteBody onClose={onClose} {...body} />
    </Dialog>
  );
}

const either = new Intl.ListFormat('en-IN', { type: 'disjunction' });

function hintOf({ posts, pages, leads }: ContentScope): string {
  return either.format([
    'A screen',
    'a task',
    ...(posts ? ['a post'] : []),
    ...(pages ? ['a page'] : []),
    ...(leads ? ['a lead'] : []),
  ]);
}

/** A combobox: the cursor stays in the field while the arrows choose and Enter goes. */
function PaletteBody({ commands, scope, onClose, onShowKeys }: CommandPaletteProps) {
  const id = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  const { typed, setTyped } = useTypedSearch(term, setTerm);
  const [index, setIndex] = useState(0);
  const found = useQuery(contentQuery(term, scope));

  const help: Command = {
    id: 'keys',
    label: 'Keyboard shortcuts',
    group: 'Help',
    keywords: 'keys help',
    run: onShowKeys,
  };
  const isSearch = typed.trim().length >= MIN_TERM && canSearch(scope);
  const isWaiting = isSearch && (term !== typed.trim() || found.isFetching);
  const content = isSearch ? (found.data ?? []) : [];
  const groups = groupCommands([
    ...matchCommands([...commands, help], typed),
    // Until the answer is there, what is known and still fits stays: the list does not blink at each letter.
    ...(isWaiting ? matchCommands(content, typed) : content),
  ]);
  const options = groups.flatMap((group) => group.commands);
  const chosen = options[Math.min(index, options.length - 1)];
  const optionId = (command: Command) => `${id}-${command.id}`;
  // Ids hold no blanks: in a reference they would part it in two.
  const groupId = (group: CommandGroup) => `${id}-${group.replace(' ', '-')}`;

  function run(command: Command) {
    onClose();
    command.run?.();
    if (command.href !== undefined) void navigate(command.href);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const next = moveIn(options.length, options.indexOf(chosen ?? help), event.key);
    if (next !== undefined) setIndex(next);
    else if (event.key === 'Enter' && chosen) run(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className="relative mt-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          role="combobox"
          aria-label="Search or go to"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? optionId(chosen) : undefined}
          placeholder={hintOf(scope)}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setIndex(0);
          }}
          onKeyDown={handleKeyDown}
          className="pr-10 pl-9"
        />
        {isWaiting ? (
          <Spinner className="absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted" />
        ) : null}
      </div>
      {/* Of one height, so that the field stays where it is while the list changes. */}
      <div className="mt-3 flex h-112 max-h-[55dvh] flex-col">
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Suggestions"
          className={clsx('min-h-0 overflow-y-auto', options.length === 0 && 'hidden')}
        >
          {groups.map(({ group, commands: members }) => (
            <div key={group} role="group" aria-labelledby={groupId(group)}>
              <p
                id={groupId(group)}
                className="px-3 pt-3 pb-1 text-xs font-semibold text-muted first:pt-1"
              >
                {group}
              </p>
              {members.map((command) => (
                <CommandOption
                  key={command.id}
                  id={optionId(command)}
                  command={command}
                  isActive={command === chosen}
                  onPoint={() => setIndex(options.indexOf(command))}
                  onRun={() => run(command)}
                  onFollow={onClose}
                />
              ))}
            </div>
          ))}
        </div>
        <p role="status" className="shrink-0 px-3 py-2 text-sm text-muted">
          {statusText({ isWaiting, failed: found.isError && isSearch, count: options.length })}
        </p>
      </div>
      <p aria-hidden="true" className="mt-3 hidden items-center gap-2 text-xs text-muted md:flex">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> choose <Kbd>Enter</Kbd> open <Kbd>Esc</Kbd> close
      </p>
    </>
  );
}

interface PaletteStatus {
  readonly isWaiting: boolean;
  readonly failed: boolean;
  readonly count: number;
}

function statusText({ isWaiting, failed, count }: PaletteStatus): string {
  if (isWaiting) return 'Searching…';
  if (failed) return 'What is stored could not be searched. Change a letter to try again.';
  return count === 0 ? 'Nothing found. Try other words.' : '';
}
