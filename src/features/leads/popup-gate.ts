import * as z from 'zod/mini';
import { isWebinarRegistration } from '@/lib/registrations/registered';
import { registrationStore } from '@/lib/registrations/registration-store';
import { defineStore } from '@/lib/storage/define-store';
import { visitorKeys } from '@/lib/storage/visitor-keys';
import { mayOpenPopup, popupDay } from './model';

/** The visitor's day on which the popup opened last, as `Date.toDateString` writes it. */
export const popupShownStore = defineStore<string>({
  key: visitorKeys.popupShown,
  schema: z.string(),
  fallback: '',
  format: 'text',
});

/** Whether the popup may open now, by what this browser remembers and where the visitor is. */
export function mayOpenPopupNow(place: { readonly pathname: string; readonly hash: string }) {
  return mayOpenPopup({
    ...place,
    lastShown: popupShownStore.get(),
    registered: registrationStore.get().some(isWebinarRegistration),
    now: new Date(),
  });
}

/** Records the day; called at the moment of opening. */
export function recordPopupShown(): void {
  popupShownStore.set(popupDay(new Date()));
}
