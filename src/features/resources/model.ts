import type { Resource, ResourceCategory } from '@/data/resources';

export const allResources = 'all';

export type ResourceFilter = ResourceCategory | typeof allResources;

export function filterResources(
  resources: readonly Resource[],
  category: ResourceFilter,
): Resource[] {
  return resources.filter((one) => category === allResources || one.category === category);
}

/** The value under `resourcesAccess` once the visitor has introduced themselves. */
export const unlockedValue = '1';

/** `seo-audit-checklist.pdf`: the name under which a download is saved. */
export function downloadName(resource: Pick<Resource, 'slug'>): string {
  return `${resource.slug}.pdf`;
}
