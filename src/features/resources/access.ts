import { resourcesAccessStore } from '@/lib/storage/visitor-stores';
import { unlockedValue } from './model';

/** Has this browser been introduced? */
export function hasAccess(): boolean {
  return resourcesAccessStore.get() === unlockedValue;
}

/** Where storage is blocked the access lasts as long as the page. */
export function grantAccess(): void {
  resourcesAccessStore.set(unlockedValue);
}
