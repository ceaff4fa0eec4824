/** Colours of the chart, as the canvas needs them: values, not variables. */
export interface ChartColours {
  readonly line: string;
  readonly fill: string;
  readonly before: string;
  readonly grid: string;
  readonly text: string;
}

const schemeQuery = '(prefers-color-scheme: dark)';
const forcedQuery = '(forced-colors: active)';

/** Names the look of the moment, so that the chart is drawn anew when it changes. */
export function readScheme(): string {
  return `${matchMedia(schemeQuery).matches} ${matchMedia(forcedQuery).matches}`;
}

export function subscribeToScheme(listener: () => void): () => void {
  const queries = [matchMedia(schemeQuery), matchMedia(forcedQuery)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** The tokens of the page around the element; the system's own colours where those are forced. */
export function readColours(element: Element): ChartColours {
  if (matchMedia(forcedQuery).matches) {
    return {
      line: 'Highlight',
      fill: 'transparent',
      before: 'CanvasText',
      grid: 'GrayText',
      text: 'CanvasText',
    };
  }
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    line: token('brand'),
    fill: token('brand-soft'),
    before: token('muted'),
    grid: token('line'),
    text: token('muted'),
  };
}
