import * as z from 'zod/mini';
import { defineStore } from '@/lib/storage/define-store';
import { visitorKeys } from '@/lib/storage/visitor-keys';
import { unlockedValue } from './model';

/** `1` when the resources are unlocked. */
export const resourcesAccessStore = defineStore<string>({
  key: visitorKeys.resourcesAccess,
  schema: z.string(),
  fallback: '',
  format: 'text',
});

/** Has this browser been introduced? */
export function hasAccess(): boolean {
  return resourcesAccessStore.get() === unlockedValue;
}

/** Where storage is blocked the access lasts as long as the page. */
export function grantAccess(): void {
  resourcesAccessStore.set(unlockedValue);
}
