import { paths } from '@/config/paths';
import { portraitFile, type PortraitKey } from '@/data/portraits';
import { absoluteUrl } from './absolute-url';
import type { JsonLdObject } from './json-ld';
import { provider } from './structured-data';

interface PersonFacts {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly expertise: readonly string[];
  readonly image: PortraitKey;
}

/** Somebody who teaches here. */
export function personJsonLd(person: PersonFacts): JsonLdObject {
  return {
    '@type': 'Person',
    name: person.name,
    jobTitle: person.role,
    knowsAbout: person.expertise,
    image: absoluteUrl(portraitFile(person.image, 512, 'webp')),
    url: absoluteUrl(paths.instructor(person.id)),
    worksFor: provider(),
  };
}
