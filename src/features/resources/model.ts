import { hiddenTextProblem } from '@/lib/hidden-text';
import { visitorLimits as limits } from '@/config/limits';
import type { Resource, ResourceCategory } from '@/data/resources';
import type { Submission } from '@/lib/outbox/submission';

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

/**
 * Name longer than one character and without hidden ones, e-mail of the form x@y.z, phone of seven or more, each without
 * outer blanks and no longer than in the other forms.
 */
export function mayUnlock({ name, email, phone }: UnlockValues): boolean {
  return (
    name.trim().length > 1 &&
    name.trim().length <= limits.name.max &&
    email.trim().length <= limits.email &&
    phone.trim().length <= limits.phone.max &&
    hiddenTextProblem('name', name.trim()) === undefined &&
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) &&
    phone.trim().length >= 7
  );
}

export function unlockSubmission(
  { name, email, phone }: UnlockValues,
  resource: Pick<Resource, 'id' | 'title'>,
): Submission {
  return {
    kind: 'resource-unlock',
    subject: resource.id,
    title: `Download of ${resource.title}`,
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
  };
}

/** `seo-audit-checklist.pdf`: the name under which a download is saved. */
export function downloadName(resource: Pick<Resource, 'slug'>): string {
  return `${resource.slug}.pdf`;
}
