/** What the development server begins with; a build writes its own in these places. */
const ofDevelopment = {
  styles: /^ *<link rel="stylesheet" href="\/src\/styles\/main\.css" \/>\n/m,
  start: /^ *<script type="module" src="\/src\/boot\.ts"><\/script>$/m,
};

interface TemplateParts {
  /** Path of the stylesheet that every page has. */
  readonly styles: string;
  /** Script element that starts the application. */
  readonly start: string;
}

/** `index.html` as the pages of a build have it; its places for head and body are still free. */
export function template(source: string, { styles, start }: TemplateParts): string {
  for (const place of Object.values(ofDevelopment))
    if (!place.test(source)) throw new Error(`index.html has no ${place.source}.`);
  // Functions, not strings: `$&` would otherwise be taken for a pattern.
  return source
    .replace(ofDevelopment.styles, '')
    .replace(
      '<!--head-->',
      () => `<!--head-->\n    <link rel="stylesheet" crossorigin href="${styles}">`,
    )
    .replace(ofDevelopment.start, () => `    ${start}`);
}
