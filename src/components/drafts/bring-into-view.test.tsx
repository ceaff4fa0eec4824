import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NewDraftOffers } from './new-draft-offers';

const offer = {
  slot: 'a',
  keptAt: '2026-11-23T06:00:00.000Z',
  baseVersion: 0,
  base: null,
  documentId: '',
  value: { title: 'Looms' },
};

const open = () =>
  render(
    <NewDraftOffers
      noun="post"
      offers={[offer]}
      onContinue={() => undefined}
      onDiscard={() => undefined}
    />,
  );

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what was left unsaved', () => {
  it('is brought into view where the browser came back further down', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    open();
    expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('moves nobody who is writing already', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    open();
    expect(scroll).not.toHaveBeenCalled();
    field.remove();
  });

  it('comes back once when the page is put where it was left after it has appeared', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    open();
    fireEvent.scroll(window);
    expect(scroll).toHaveBeenCalledTimes(2);
    fireEvent.scroll(window);
    expect(scroll).toHaveBeenCalledTimes(2);
  });

  it.each(['wheel', 'touchStart', 'pointerDown', 'keyDown'] as const)(
    'leaves somebody alone who has moved the page (%s)',
    (act) => {
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
      open();
      fireEvent[act](document.body);
      fireEvent.scroll(window);
      expect(scroll).toHaveBeenCalledTimes(1);
    },
  );

  it('is no concern of a page that it has left, nor of one that has long been there', () => {
    vi.useFakeTimers();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { unmount } = open();
    unmount();
    fireEvent.scroll(window);
    open();
    vi.advanceTimersByTime(5_000);
    fireEvent.scroll(window);
    expect(scroll).toHaveBeenCalledTimes(2);
  });
});
