import { readFileSync } from 'node:fs';
import { builtAddresses } from './support/built-site';
import { expect, test } from './support/test';

const addresses = builtAddresses();

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What schema.org and the search engines ask of each type that the site uses. */
const required: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ContactPage: ['name', 'url'],
  ContactPoint: ['contactType'],
  Course: ['name', 'description', 'provider'],
  CourseInstance: ['courseMode'],
  EducationalOrganization: ['name', 'url'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  LearningResource: ['name', 'description', 'isAccessibleForFree', 'isPartOf'],
  ListItem: ['position'],
  Offer: ['category'],
  Person: ['name', 'jobTitle', 'image', 'url'],
  Question: ['name', 'acceptedAnswer'],
  Schedule: ['repeatCount', 'repeatFrequency'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
  WebSite: ['name', 'url'],
};

function objectsIn(json: Json): { readonly [key: string]: Json }[] {
  if (json === null || typeof json !== 'object') return [];
  const parts = Array.isArray(json) ? json : Object.values(json);
  const below = parts.flatMap((part: Json) => objectsIn(part));
  return Array.isArray(json) ? below : [json as { readonly [key: string]: Json }, ...below];
}

/** Pages for whoever is on them, not to be found. */
const unlisted = ['/404', '/job-portal/applications'];

const textOf = (json: Json | undefined) => (typeof json === 'string' ? json : '');

/** Which types a page must describe, beside the organisation. */
function expectedTypes(address: string): string[] {
  const types = address === '/' ? ['WebSite'] : ['BreadcrumbList'];
  const isLesson = address.endsWith('/first-lesson');
  if (/^\/courses\/(compare|finder)$/.test(address)) types.push('ItemList');
  else if (address.startsWith('/courses/'))
    types.push(...(isLesson ? ['LearningResource'] : ['Course', 'VideoObject']));
  if (address === '/faq' || address === '/') types.push('FAQPage');
  return types;
}

test.describe('the head of', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of addresses) {
    test(`${address} names, describes and pictures the page`, async ({ page }) => {
      await page.goto(address);
      const head = await page.evaluate(() => {
        const all = (selector: string, attribute: string) =>
          [...document.querySelectorAll(selector)].map((one) => one.getAttribute(attribute) ?? '');
        return {
          titles: [...document.querySelectorAll('title')]
            .filter((title) => !title.closest('svg'))
            .map((title) => title.textContent),
          descriptions: all('meta[name="description"]', 'content'),
          canonicals: all('link[rel="canonical"]', 'href'),
          robots: all('meta[name="robots"]', 'content'),
          properties: Object.fromEntries(
            [...document.querySelectorAll('meta[property^="og:"]')].map((one) => [
              one.getAttribute('property') ?? '',
              one.getAttribute('content') ?? '',
            ]),
          ),
          cards: all('meta[name="twitter:card"]', 'content'),
          data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
            (script) => script.textContent,
          ),
        };
      });
      expect(head.titles).toHaveLength(1);
      expect(head.titles[0]).toContain('Careerloom');
      expect(head.descriptions).toHaveLength(1);
      expect(head.descriptions[0]?.length).toBeGreaterThanOrEqual(70);
      expect(head.descriptions[0]?.length).toBeLessThanOrEqual(160);
      expect(head.canonicals.map((url) => new URL(url).pathname)).toEqual([address]);
      const objects = head.data.flatMap((text) => objectsIn(JSON.parse(text) as Json));
      expect(objects.find((object) => object['@type'] === 'EducationalOrganization')).toMatchObject(
        {
          name: 'Careerloom',
          logo: expect.stringMatching(/\/icons\/icon-512\.png$/),
          email: 'support@careerloom.example',
        },
      );
      expect(head.robots).toEqual(unlisted.includes(address) ? ['noindex'] : []);
      if (unlisted.includes(address)) return;
      expect(head.cards).toEqual(['summary_large_image']);
      const picture = new URL(head.properties['og:image'] ?? '');
      const png = readFileSync(`dist${picture.pathname}`);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

      for (const object of objects) {
        const type = textOf(object['@type']);
        expect(Object.keys(required), type).toContain(type);
        for (const key of required[type] ?? [])
          expect(object, `${type} of ${address}`).toHaveProperty(key);
      }
      const types = objects.map((object) => object['@type']);
      for (const type of expectedTypes(address)) expect(types).toContain(type);

      expect(head.properties).toMatchObject({
        'og:url': head.canonicals[0],
        'og:description': head.descriptions[0],
        'og:type': 'website',
        'og:site_name': 'Careerloom',
      });
      const trail = objects.find((object) => object['@type'] === 'BreadcrumbList');
      const steps = trail ? objectsIn(trail['itemListElement'] ?? []) : [];
      expect(steps.map((step) => step['position'])).toEqual(steps.map((_, index) => index + 1));
      if (trail) expect(steps.at(-1)?.['item']).toBe(head.canonicals[0]);
      for (const { '@type': type, name } of objects) {
        // A question that nobody can read on the page would be a lie to the search engine.
        if (type === 'Question') await expect(page.getByText(textOf(name)).first()).toBeAttached();
      }
    });
  }
});

test('no two pages share a title, a description or a picture', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const address of addresses.filter((one) => !unlisted.includes(one))) {
    const html = await (await request.get(address)).text();
    for (const pattern of [
      /<title>[^<]+/,
      /<meta name="description" content="[^"]+/,
      /<meta property="og:image" content="[^"]+/,
    ]) {
      const text = pattern.exec(html)?.[0] ?? `${address}: nothing for ${pattern.source}`;
      expect(seen.get(text), `${text} of ${address}`).toBeUndefined();
      seen.set(text, address);
    }
  }
});
