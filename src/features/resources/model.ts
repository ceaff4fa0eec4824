import { hiddenTextProblem } from '@/lib/hidden-text';
import type { Resource, ResourceCategory } from '@/data/resources';

export const allResources = 'all';

export type ResourceFilter = ResourceCategory | typeof allResources;

export function filterResources(
  resources: readonly Resource[],
  category: ResourceFilter,
): Resource[] {
  return resources.filter((one) => category === allResources || one.category === category);
}

export const unlockMessage = 'Please enter a valid name, email, and phone number.';

/** The value under `resourcesAccess` once the visitor has introduced themselves. */
export const unlockedValue = '1';

export interface UnlockValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Name longer than one character and without hidden ones, e-mail of the form x@y.z, phone of seven or more, each without outer blanks. */
export function mayUnlock({ name, email, phone }: UnlockValues): boolean {
  return (
    name.trim().length > 1 &&
    hiddenTextProblem('name', name.trim()) === undefined &&
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) &&
    phone.trim().length >= 7
  );
}

/** `seo-audit-checklist.pdf`: the name under which a download is saved. */
export function downloadName(resource: Pick<Resource, 'slug'>): string {
  return `${resource.slug}.pdf`;
}
