import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { origin } from '../../e2e/support/backend';

export interface BackendProcess {
  readonly origin: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts `dist` on the embedded backend, from the seed, and waits until it answers. */
export async function startBackend(): Promise<BackendProcess> {
  const port = Number(new URL(origin).port);
  // A server that an interrupted run has left would answer for this one, over the same database.
  if (await fetch(origin).catch(() => undefined))
    throw new Error(`Something answers at ${origin} already; end it first.`);
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/e2e/support/server.ts', String(port)],
    // Vite ends with its standard input, unless it believes to be in CI.
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CI: 'true' } },
  );
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
  };
  const end = performance.now() + 120_000;
  while (performance.now() < end && server.exitCode === null) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return { origin, port, stop };
    await new Promise((done) => setTimeout(done, 200));
  }
  await stop();
  throw new Error(`No server came up at ${origin}.`);
}
