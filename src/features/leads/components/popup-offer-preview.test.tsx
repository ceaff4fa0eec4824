import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { shownCampaigns } from '@/lib/campaigns/shown';
import { PopupOfferPreview } from './popup-offer-preview';
import { WebinarPopupDialog } from './webinar-popup-dialog';

const content = {
  title: 'Meet our mentors on Friday',
  text: 'An hour online, with time for your questions.',
  recordedAs: 'Mentor evening',
};

/** Every element with its classes and its own text, but for what only robots see and what a screen reader is told. */
function looksOf(box: Element | null): string[] {
  if (!box) throw new Error('There is no box.');
  const trap = box.querySelector('input[name="website"]')?.closest('form > *');
  return [box, ...box.querySelectorAll('*')]
    .filter((element) => !trap?.contains(element))
    .map((element) => {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent);
      return `${element.tagName} ${element.getAttribute('class') ?? ''} ${text.join('')}`;
    });
}

it('shows what visitors see, element by element', () => {
  shownCampaigns.set({ popup: { content, onFollow: () => undefined } });
  const popup = render(<WebinarPopupDialog open onClose={() => undefined} />, {
    wrapper: MemoryRouter,
  });
  const shown = looksOf(screen.getByRole('dialog', { name: content.title }));
  expect(shown.length).toBeGreaterThan(20);
  popup.unmount();
  shownCampaigns.set({});
  const { container } = render(<PopupOfferPreview {...content} />, { wrapper: MemoryRouter });
  expect(looksOf(container.querySelector('[inert] > *'))).toEqual(shown);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
