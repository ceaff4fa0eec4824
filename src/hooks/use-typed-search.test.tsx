import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useIsHydrated } from './use-is-hydrated';
import { useTypedSearch } from './use-typed-search';

interface BoxProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function Box({ value, onChange }: BoxProps) {
  const { typed, setTyped, flush, box } = useTypedSearch(value, onChange);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <input
        ref={box}
        aria-label="Search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
function pause(): void {
  act(() => {
    vi.advanceTimersByTime(300);
  });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A box whose address answers only when told to, as on a busy machine. */
function renderBox(first = '') {
  const sent = vi.fn<(text: string) => void>();
  const view = render(<Box value={first} onChange={sent} />);
  return {
    sent,
    sentTexts: () => sent.mock.calls.map(([text]) => text),
    arrive: (value: string) => view.rerender(<Box value={value} onChange={sent} />),
  };
}

describe('a search box', () => {
  it('keeps what is typed while the text of an earlier pause arrives (N18)', () => {
    const { arrive, sentTexts } = renderBox();
    type('pYTHon');
    pause();
    type('zzzz');
    arrive('pYTHon');
    expect(field()).toHaveValue('zzzz');
    pause();
    arrive('zzzz');
    pause();
    expect(field()).toHaveValue('zzzz');
    expect(sentTexts()).toEqual(['pYTHon', 'zzzz']);
  });

  it('keeps every character while several earlier texts arrive one after the other', () => {
    const { arrive, sentTexts } = renderBox();
    for (const text of ['a', 'ab', 'a', 'abc ']) {
      type(text);
      pause();
    }
    for (const text of ['a', 'ab', 'a', 'abc']) {
      arrive(text);
      expect(field()).toHaveValue('abc ');
    }
    pause();
    expect(sentTexts()).toEqual(['a', 'ab', 'a', 'abc']);
  });

  it('sends the last text once when the ones before it were overtaken', () => {
    const { arrive, sentTexts } = renderBox();
    type('a');
    pause();
    type('ab');
    pause();
    arrive('a');
    pause();
    arrive('ab');
    pause();
    expect(sentTexts()).toEqual(['a', 'ab']);
  });

  it('takes back what was sent when it is deleted before it arrives', () => {
    const { arrive, sentTexts } = renderBox();
    type('python');
    pause();
    type('');
    pause();
    arrive('python');
    pause();
    arrive('');
    expect(field()).toHaveValue('');
    expect(sentTexts()).toEqual(['python', '']);
  });

  it('follows a change from outside, on the way to an earlier text too', () => {
    const { arrive, sent } = renderBox('python');
    type('pythonic');
    arrive('');
    expect(field()).toHaveValue('');
    type('sql');
    pause();
    arrive('sql');
    // Back, to what stood there before.
    arrive('');
    expect(field()).toHaveValue('');
    pause();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('sends at once on Enter, and what is typed after it later', () => {
    const { arrive, sentTexts } = renderBox();
    type('python');
    fireEvent.submit(field());
    type('python sql');
    arrive('python');
    expect(field()).toHaveValue('python sql');
    pause();
    expect(sentTexts()).toEqual(['python', 'python sql']);
  });
});

describe('the search box of a prerendered page', () => {
  function Page({ onChange }: { readonly onChange: (text: string) => void }) {
    const [address] = useState('python');
    return <Box value={useIsHydrated() ? address : ''} onChange={onChange} />;
  }

  /** @param early what the visitor typed into the page before its application came */
  function hydrate(early: string) {
    const container = document.body.appendChild(document.createElement('div'));
    const form = container.appendChild(document.createElement('form'));
    const input = form.appendChild(document.createElement('input'));
    input.setAttribute('aria-label', 'Search');
    input.setAttribute('value', '');
    input.value = early;
    const sent = vi.fn();
    render(<Page onChange={sent} />, { container, hydrate: true });
    return sent;
  }

  it('keeps what was typed before the page knew its address, and sends it', () => {
    const sent = hydrate('zzzz');
    expect(field()).toHaveValue('zzzz');
    pause();
    expect(sent).toHaveBeenCalledExactlyOnceWith('zzzz');
  });

  it('shows the search of its address when nothing was typed', () => {
    const sent = hydrate('');
    expect(field()).toHaveValue('python');
    pause();
    expect(sent).not.toHaveBeenCalled();
  });
});
