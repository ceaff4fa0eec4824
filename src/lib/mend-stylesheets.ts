/**
 * A stylesheet that belongs to late code is asked for once per page: when it fails, the next try of the code would do
 * without it. This asks again for each that did not arrive.
 *
 * @throws when one still does not arrive
 */
export async function mendStylesheets(): Promise<void> {
  if (typeof document === 'undefined') return;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(replace));
}

function replace(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fresh = document.createElement('link');
    fresh.rel = 'stylesheet';
    fresh.href = link.href;
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () => reject(new Error(`No stylesheet at ${link.href}`)));
    link.replaceWith(fresh);
  });
}
