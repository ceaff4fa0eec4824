import { palette } from '../../tailwind.config';
import { site } from '../../src/config/site';

/** What a phone needs to put the site on its home screen. */
export function buildWebManifest(): string {
  const icon = (size: number, purpose: 'any' | 'maskable', name = `icon-${size}`) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.locale,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: palette.light.surface,
    theme_color: palette.light.surface,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable', 'icon-maskable-512')],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
