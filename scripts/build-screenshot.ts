/**
 * `npm run build:screenshot`: takes docs/screenshot.png from the built product, on a data folder of its own.
 * Needs `npm run build` and a Chromium.
 */
import { rm } from 'node:fs/promises';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { preview } from 'vite';
import { findChromium } from '../tests/support/chromium';

const port = 4188;
const origin = `http://localhost:${port}`;
const folder = 'supabase/.temp/screenshot';
const size = { width: 1280, height: 860 };

async function shoot(browser: Browser): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 1 });
  await page.goto(`${origin}/`);
  await page.getByRole('complementary', { name: 'Help' }).waitFor();
  const home = await page.screenshot();

  await page.goto(`${origin}/cms/login?redirect=/cms/content`);
  await page.getByLabel('Email').fill('admin@careerloom.example');
  await page.locator('input[type=password]').fill('Careerloom-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page
    .getByRole('link', { name: /SQL questions/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
  return [home, await page.screenshot()];
}

await rm(folder, { recursive: true, force: true });
process.env['CAREERLOOM_DATA'] = folder;
// Vite ends with its standard input unless it believes to be in CI.
process.env['CI'] = 'true';
const server = await preview({ preview: { port, strictPort: true }, logLevel: 'warn' });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const shots = await shoot(browser);
  const gap = 24;
  await sharp({
    create: {
      width: size.width * 2 + gap,
      height: size.height,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(shots.map((input, index) => ({ input, left: index * (size.width + gap), top: 0 })))
    .png({ palette: true, quality: 90 })
    .toFile('docs/screenshot.png');
} finally {
  await browser.close();
  await server.close();
}
process.exit(0);
