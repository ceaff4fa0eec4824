import { render, screen } from '@testing-library/react';
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

afterEach(() => vi.restoreAllMocks());

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
});
