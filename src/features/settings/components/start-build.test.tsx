import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartBuild } from './start-build';

const first = '2026-11-22T10:00:00.000Z';
const second = '2026-11-22T10:04:00.000Z';
const address = 'https://ci.example/hook';
let builtAt = first;
let posted: () => Promise<Response>;
let asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  builtAt = first;
  asked = [];
  posted = () => Promise.resolve(new Response('', { status: 200 }));
  vi.stubGlobal('fetch', (where: string, settings?: RequestInit) => {
    asked.push(`${settings?.method ?? 'GET'} ${where}`);
    if (settings?.method === 'POST') return posted();
    const isNote = where === '/build.json' && builtAt !== '';
    return Promise.resolve(
      isNote
        ? new Response(JSON.stringify({ builtAt, content: 'backend' }))
        : new Response('', { status: 404 }),
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const status = () => screen.getByRole('status').textContent;
const orders = () => asked.filter((entry) => entry.startsWith('POST'));
const looks = () => asked.filter((entry) => entry === 'GET /build.json').length;

async function show(given = address, isChanging = false) {
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <StartBuild address={given} isChanging={isChanging} />
    </QueryClientProvider>,
  );
  await pass(0);
  return view;
}

async function press() {
  fireEvent.click(screen.getByRole('button'));
  await pass(0);
}

describe('starting a build', () => {
  it('says that it was taken, and when the new build is live', async () => {
    await show();
    await press();
    expect(status()).toBe(
      'Sent: the host has taken the order (status 200). Waiting for the new build. It goes on without this screen.',
    );
    await pass(60_000);
    expect(status()).toContain('Waiting');
    builtAt = second;
    await pass(10_000);
    expect(status()).toBe('The new build is live.');
    expect(document.querySelector('time')?.dateTime).toBe(second);
    expect(orders()).toEqual([`POST ${address}`]);
    const before = looks();
    await pass(120_000);
    expect(looks()).toBe(before);
  });

  it('sends no second order while it waits', async () => {
    await show();
    await press();
    await press();
    expect(orders()).toHaveLength(1);
  });

  it('gives up after twenty minutes, and can be started again', async () => {
    await show();
    await press();
    await pass(21 * 60_000);
    expect(status()).toContain('No new build after twenty minutes');
    const before = looks();
    await pass(10 * 60_000);
    expect(looks()).toBe(before);
    await press();
    expect(orders()).toHaveLength(2);
  });

  it('stops asking when the screen is left', async () => {
    const view = await show();
    await press();
    view.unmount();
    const before = looks();
    await pass(60_000);
    expect(looks()).toBe(before);
  });

  it('says what the host refused, and waits for nothing', async () => {
    posted = () => Promise.resolve(new Response('', { status: 404 }));
    await show();
    await press();
    expect(status()).toContain('Refused: the host answered with status 404');
    const before = looks();
    await pass(60_000);
    expect(looks()).toBe(before);
  });

  it('does not claim what it cannot know, and watches all the same', async () => {
    posted = () => Promise.reject(new TypeError('Failed to fetch'));
    await show();
    await press();
    expect(status()).toContain('cannot be known');
    builtAt = second;
    await pass(10_000);
    expect(status()).toBe('The new build is live.');
  });

  it('says that it sees nothing where no build says when it was', async () => {
    builtAt = '';
    await show();
    await press();
    expect(status()).toContain('When it is live cannot be seen from here');
  });

  it('needs a stored address', async () => {
    await show('');
    await press();
    expect(status()).toBe('Save an address first.');
    expect(orders()).toEqual([]);
  });

  it('does not call the stored address while another one is typed', async () => {
    await show(address, true);
    await press();
    expect(status()).toContain('Save the changed address first');
    expect(orders()).toEqual([]);
  });
});
