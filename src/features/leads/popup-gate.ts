import { isWebinarRegistration } from '@/lib/registered';
import { popupShownStore, registrationStore } from '@/lib/storage/visitor-stores';
import { mayOpenPopup, popupDay } from './model';

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
