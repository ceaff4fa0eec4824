import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuildData } from './build-data';

async function freshModule() {
  vi.resetModules();
  return import('./build-data');
}

/** The page of `data` as the host answers it at `address`. */
async function open(data: BuildData, address: string) {
  const module = await freshModule();
  const page = new DOMParser().parseFromString(module.buildDataBlock(data), 'text/html');
  document.body.replaceChildren(...page.scripts);
  history.replaceState(null, '', address);
  return module;
}

beforeEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

describe('the data that a page was built with', () => {
  it('N55: holds any text, and no text ends the block', async () => {
    const meta = { title: '</script><script>alert(1)</script><!-- "\\ & \u2028' };
    const { buildData } = await open({ path: '/faq', meta }, '/faq');
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(buildData()).toEqual({ path: '/faq', meta });
  });

  it('belongs to its own address, with or without a slash at its end', async () => {
    const here = await open({ path: '/faq', builtAt: '2026-11-22T10:00:00Z' }, '/faq/');
    expect(here.buildData().path).toBe('/faq');
    const elsewhere = await open({ path: '/404', meta: { title: 'Not found' } }, '/no-such-page');
    expect(elsewhere.buildData()).toEqual({});
  });

  it('stays what it was while the visitor goes on', async () => {
    const { buildData } = await open({ path: '/faq' }, '/faq');
    buildData();
    history.replaceState(null, '', '/contact');
    expect(buildData()).toEqual({ path: '/faq' });
  });

  it('is nothing where the build wrote none', async () => {
    const { buildData } = await freshModule();
    expect(buildData()).toEqual({});
  });

  it('is what the build provides while it renders', async () => {
    const { buildData, provideBuildData } = await freshModule();
    provideBuildData({ path: '/blogs', builtAt: '2026-11-22T10:00:00Z' });
    expect(buildData()).toEqual({ path: '/blogs', builtAt: '2026-11-22T10:00:00Z' });
    provideBuildData({});
    expect(buildData()).toEqual({});
  });
});
