import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/**
 * The one home of colour, type, space and motion. Colours are CSS variables, so that a scheme is a change of
 * variables and never a second set of classes; Tailwind's own palette is switched off.
 */
export const palette = {
  light: {
    surface: '#faf7f1',
    'surface-raised': '#fffefb',
    'surface-sunken': '#f2ede3',
    ink: '#141a2e',
    'ink-soft': '#373e55',
    muted: '#585e73',
    line: '#e3dccf',
    'line-strong': '#85806f',
    accent: '#f5a524',
    'accent-strong': '#e8930c',
    'accent-soft': '#fdeecf',
    'accent-ink': '#1b1304',
    brand: '#353a9b',
    'brand-strong': '#272b78',
    'brand-soft': '#e8e8f6',
    'brand-ink': '#ffffff',
    success: '#17633d',
    'success-soft': '#e0f0e6',
    warning: '#7d4a00',
    'warning-soft': '#faedd0',
    danger: '#ac2118',
    'danger-strong': '#8c1810',
    'danger-soft': '#fbe6e2',
    'danger-ink': '#ffffff',
    'thread-marketing': '#e0532f',
    'thread-data': '#0e837b',
    'thread-security': '#7445cf',
    'thread-ai': '#2270d8',
  },
  dark: {
    surface: '#10131f',
    'surface-raised': '#181c2c',
    'surface-sunken': '#0a0c15',
    ink: '#f4f0e8',
    'ink-soft': '#d0d1d9',
    muted: '#a3a8ba',
    line: '#2b3044',
    'line-strong': '#747b93',
    accent: '#f7b548',
    'accent-strong': '#ffc669',
    'accent-soft': '#3a2c10',
    'accent-ink': '#1b1304',
    brand: '#b4b8fb',
    'brand-strong': '#d0d3ff',
    'brand-soft': '#262b52',
    'brand-ink': '#12142b',
    success: '#7fd3a4',
    'success-soft': '#12301f',
    warning: '#f2c26b',
    'warning-soft': '#362809',
    danger: '#ffa79c',
    'danger-strong': '#ffc2ba',
    'danger-soft': '#431914',
    'danger-ink': '#2b0603',
    'thread-marketing': '#ff8563',
    'thread-data': '#45bfb5',
    'thread-security': '#ab8bf3',
    'thread-ai': '#6ba8f7',
  },
} as const;

export type ColourToken = keyof typeof palette.light;

const tokens = Object.keys(palette.light);

function asVariables(scheme: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(scheme).map(([name, value]) => [`--${name}`, value]));
}

const siteSizes = {
  '--size-xs': '0.8125rem',
  '--size-sm': '0.9375rem',
  '--size-base': '1.0625rem',
};
const cmsSizes = { '--size-xs': '0.75rem', '--size-sm': '0.8125rem', '--size-base': '0.9375rem' };

// The root carries the scheme (not the CMS element), because dialogs and toasts are portalled to the body.
const cmsRoot = ":root:has([data-area='cms'])";

const schemes = plugin((api) => {
  api.addBase({
    // `paper` puts a piece of the light public site inside the CMS: the preview of an article.
    ":root, [data-tone='paper']": {
      ...asVariables(palette.light),
      ...siteSizes,
      colorScheme: 'light',
    },
    [cmsRoot]: { ...cmsSizes },
    '@media (prefers-color-scheme: dark)': {
      [cmsRoot]: { ...asVariables(palette.dark), colorScheme: 'dark' },
    },
    // A dark band on the light site, such as the footer.
    "[data-tone='ink']": { ...asVariables(palette.dark), colorScheme: 'dark' },
  });
});

const systemFallback = ['ui-sans-serif', 'system-ui', 'sans-serif'];

export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      scrim: 'rgb(10 12 21 / 0.55)',
      ...Object.fromEntries(tokens.map((name) => [name, `var(--${name})`])),
    },
    screens: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '100rem' },
    fontFamily: {
      sans: [
        '"Bricolage Grotesque"',
        '"Bricolage Fallback"',
        '"Bricolage Roboto"',
        ...systemFallback,
      ],
      mono: ['ui-monospace', '"SF Mono"', '"Cascadia Mono"', '"Roboto Mono"', 'Menlo', 'monospace'],
    },
    fontSize: {
      xs: ['var(--size-xs)', { lineHeight: '1.45' }],
      sm: ['var(--size-sm)', { lineHeight: '1.5' }],
      base: ['var(--size-base)', { lineHeight: '1.6' }],
      lg: ['1.1875rem', { lineHeight: '1.5' }],
      xl: ['1.375rem', { lineHeight: '1.35', letterSpacing: '-0.01em' }],
      '2xl': [
        'clamp(1.5rem, 1.4rem + 0.5vw, 1.75rem)',
        { lineHeight: '1.22', letterSpacing: '-0.015em' },
      ],
      '3xl': [
        'clamp(1.875rem, 1.6rem + 1.2vw, 2.5rem)',
        { lineHeight: '1.12', letterSpacing: '-0.022em' },
      ],
      '4xl': [
        'clamp(2.25rem, 1.75rem + 2.2vw, 3.5rem)',
        { lineHeight: '1.05', letterSpacing: '-0.028em' },
      ],
      '5xl': [
        'clamp(2.625rem, 1.9rem + 3.4vw, 4.75rem)',
        { lineHeight: '1', letterSpacing: '-0.03em' },
      ],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600', bold: '700' },
    borderRadius: { none: '0', sm: '0.375rem', lg: '1rem', full: '9999px' },
    boxShadow: {
      none: 'none',
      raised: '0 1px 2px rgb(20 26 46 / 0.06), 0 2px 8px rgb(20 26 46 / 0.05)',
      overlay: '0 2px 6px rgb(20 26 46 / 0.08), 0 18px 48px -8px rgb(20 26 46 / 0.22)',
    },
    transitionDuration: { DEFAULT: '160ms', fast: '120ms', slow: '240ms' },
    transitionTimingFunction: {
      DEFAULT: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
    zIndex: { auto: 'auto', 0: '0', 10: '10', header: '40', overlay: '50', toast: '60' },
    extend: {
      spacing: {
        gutter: 'clamp(1.25rem, 0.6rem + 2.8vw, 3rem)',
        section: 'clamp(4rem, 2.8rem + 5vw, 7.5rem)',
      },
      gridTemplateColumns: { cms: '15.5rem minmax(0, 1fr)' },
      maxWidth: { measure: '65ch', page: '78rem', narrow: '44rem', form: '32rem' },
      keyframes: {
        appear: { from: { opacity: '0' } },
        rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
        'slide-in': { from: { transform: 'translateX(-100%)' } },
        'slide-up': { from: { transform: 'translateY(100%)' } },
        'toast-in': { from: { opacity: '0', transform: 'translateX(1rem)' } },
        spin: { to: { transform: 'rotate(360deg)' } },
        // Five breaths, for each round of an animation costs frames of the whole page: React listens to its end.
        breathe: {
          '10%, 30%, 50%, 70%, 90%': { opacity: '0.55' },
          '20%, 40%, 60%, 80%': { opacity: '1' },
        },
        // The row holds its items twice: half of its width later it looks as at the start.
        ticker: { to: { transform: 'translateX(-50%)' } },
      },
      animation: {
        appear: 'appear 160ms cubic-bezier(0.2, 0.7, 0.2, 1)',
        rise: 'rise 200ms cubic-bezier(0.2, 0.7, 0.2, 1)',
        'slide-in': 'slide-in 220ms cubic-bezier(0.2, 0.7, 0.2, 1)',
        'slide-up': 'slide-up 220ms cubic-bezier(0.2, 0.7, 0.2, 1)',
        'toast-in': 'toast-in 200ms cubic-bezier(0.2, 0.7, 0.2, 1)',
        spin: 'spin 800ms linear infinite',
        breathe: 'breathe 8s ease-in-out infinite',
        // As long as `tickerCycle` in src/data/delays.ts.
        ticker: 'ticker 30s linear infinite',
      },
    },
  },
  plugins: [schemes],
} satisfies Config;
