import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { Dialog } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Kbd } from '@/components/ui/kbd';
import { paths } from '@/config/paths';
import { courses } from '@/data/courses';
import { careerSearchTexts, hasNoMatch, searchCourses } from '../model';
import { CourseOption } from './course-option';

interface CareerSearchDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const suggestions = ['marketing', 'data', 'cyber'] as const;

/** A combobox over the courses: arrows choose, Enter follows the chosen one; Enter without a choice does nothing. */
export function CareerSearchDialog({ open, onOpenChange }: CareerSearchDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={careerSearchTexts.title}
      description="Type a field, a skill or a tool. We look through every program."
    >
      <SearchBody onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Mounted with each opening, so that every search starts empty. */
function SearchBody({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [input, setInput] = useState('');
  const [active, setActive] = useState(-1);
  // The letter is shown first, what it finds after it.
  const searched = useDeferredValue(input);
  const matches = searchCourses(searched, courses);
  const isEmpty = hasNoMatch(searched, matches);
  const chosen = matches[active]?.course;
  const optionId = (slug: string) => `${id}-${slug}`;

  function search(text: string) {
    setInput(text);
    setActive(-1);
  }

  function follow(slug: string) {
    onClose();
    void navigate(paths.course(slug));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    // Of what is typed by now: a key may be quicker than the list.
    const found = searchCourses(input, courses);
    const count = found.length;
    const target = found[active]?.course;
    if (event.key === 'ArrowDown' && count > 0) setActive((active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) setActive(active <= 0 ? count - 1 : active - 1);
    else if (event.key === 'Enter' && target) follow(target.slug);
    else return;
    event.preventDefault();
  }

  return (
    <>
      {/* No form: there is nothing to send, results come while one types. */}
      <div role="search" className="relative mt-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
        />
        <Input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          role="combobox"
          aria-label={careerSearchTexts.title}
          aria-autocomplete="list"
          aria-expanded={matches.length > 0}
          aria-controls={`${id}-results`}
          aria-activedescendant={chosen ? optionId(chosen.slug) : undefined}
          placeholder="For example, data"
          value={input}
          onChange={(event) => search(event.target.value)}
          onKeyDown={handleKeyDown}
          className="pl-11"
        />
      </div>
      <p role="status" className={clsx('text-ink-soft', isEmpty ? 'mt-5' : 'sr-only')}>
        {isEmpty
          ? careerSearchTexts.noMatch
          : matches.length > 0
            ? `${matches.length} ${matches.length === 1 ? 'program' : 'programs'} found`
            : ''}
      </p>
      {isEmpty ? (
        <p className="mt-3">
          <Link
            to={paths.courseFinder()}
            onClick={(event) => {
              // A click that opens another tab leaves the search where it is.
              if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
            }}
            className="link-underline font-medium text-ink"
          >
            Let five questions find your course
          </Link>
        </p>
      ) : null}
      <div
        id={`${id}-results`}
        role="listbox"
        aria-label="Programs"
        className={clsx('mt-4 divide-y divide-line', matches.length === 0 && 'hidden')}
      >
        {matches.map(({ course }, index) => (
          <CourseOption
            key={course.slug}
            id={optionId(course.slug)}
            isActive={index === active}
            href={paths.course(course.slug)}
            onPoint={() => setActive(index)}
            onFollow={onClose}
          >
            <span className="block font-semibold text-ink">{course.title}</span>
            <span className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
              <Badge tone={course.hue}>{course.category}</Badge>
              <span>{course.level}</span>
              <span data-numbers="">{course.durationWeeks} weeks</span>
            </span>
          </CourseOption>
        ))}
      </div>
      {searched.trim() === '' || isEmpty ? (
        <p className="mt-5 flex flex-wrap items-center gap-2 text-sm text-muted">
          Try
          {suggestions.map((word) => (
            <button
              key={word}
              type="button"
              onClick={() => search(word)}
              className="min-h-8 rounded-full border border-line-strong px-3 font-medium text-ink hover:border-ink hover:bg-surface-sunken"
            >
              {word}
            </button>
          ))}
        </p>
      ) : null}
      <p aria-hidden="true" className="mt-6 hidden items-center gap-2 text-xs text-muted md:flex">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> choose <Kbd>Enter</Kbd> open <Kbd>Esc</Kbd> close
      </p>
    </>
  );
}
