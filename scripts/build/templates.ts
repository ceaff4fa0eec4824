/** What the development server starts with; a build writes its own in this place. */
const startOfDevelopment = /^ *<script type="module" src="\/src\/boot\.ts"><\/script>$/m;

interface TemplateParts {
  /** Path of the stylesheet that every page has. */
  readonly styles: readonly string[];
  /** Script element that starts the application. */
  readonly start: string;
}

/** `index.html` as the pages of a build have it; its places for head and body are still free. */
export function template(source: string, { styles, start }: TemplateParts): string {
  if (!startOfDevelopment.test(source)) throw new Error('index.html has no script of its own.');
  const links = styles.map((path) => `\n    <link rel="stylesheet" crossorigin href="${path}">`);
  // Functions, not strings: `$&` would otherwise be taken for a pattern.
  return source
    .replace('<!--head-->', () => `<!--head-->${links.join('')}`)
    .replace(startOfDevelopment, () => `    ${start}`);
}
