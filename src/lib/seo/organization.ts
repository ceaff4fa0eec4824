import { site } from '@/config/site';
import { absoluteUrl } from './absolute-url';
import type { JsonLdObject } from './json-ld';

/** The provider itself; every public page carries it. */
export function organization(): JsonLdObject {
  return {
    '@type': 'EducationalOrganization',
    name: site.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/icon-512.png'),
    description: site.description,
    email: site.supportEmail,
    sameAs: site.social.map((profile) => profile.url),
  };
}
