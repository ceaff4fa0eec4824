import { palette } from '../../tailwind.config';

const { light } = palette;

/** Colours of the printed page: the site's own tokens on white paper. */
export const colour = {
  paper: light.surface,
  ink: light.ink,
  soft: light['ink-soft'],
  muted: light.muted,
  line: light.line,
  lineStrong: light['line-strong'],
  brand: light.brand,
  accent: light.accent,
  accentSoft: light['accent-soft'],
  ai: light['thread-ai'],
  marketing: light['thread-marketing'],
  data: light['thread-data'],
  security: light['thread-security'],
} as const;

export const face = {
  text: 'regular',
  strong: 'semibold',
  display: 'display',
  code: 'Courier',
} as const;

export type Face = (typeof face)[keyof typeof face] | 'regular-rupee' | 'semibold-rupee';

/** A4 in points, with the type area. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 68,
  right: 68,
  top: 74,
  bottom: 66,
} as const;

export const measure = page.width - page.left - page.right;
export const bodySize = 10.6;
export const leading = 15.6;
