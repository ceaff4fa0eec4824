import { createServer } from 'node:net';
import { spawn } from 'node:child_process';
import { end, type Engine } from './engine.ts';
import { findWebKit } from './find.ts';

/** The name under which WebDriver passes an element on. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Element = Readonly<Record<typeof elementKey, string>>;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** A window system that draws into memory. @returns its name and what ends it */
async function startDisplay(path: string) {
  const child = spawn(
    path,
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${String(code)}`)));
    child.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return { name: `:${number}`, end: () => end(child) };
}

/** WebKitGTK's small browser on a display of its own, steered over WebDriver. */
export async function launchWebKit(): Promise<Engine> {
  const paths = findWebKit();
  if (!paths) {
    throw new Error('WebKitGTK is not installed: apt-get install webkit2gtk-driver xvfb');
  }
  const display = await startDisplay(paths.display);
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // The browser then names "C" as its language, which is no language: the harder case.
      LC_ALL: 'C.UTF-8',
    },
  });
  const root = `http://127.0.0.1:${port}`;

  async function send<T = unknown>(method: string, path: string, body?: object): Promise<T> {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(root + path, init);
    const { value } = (await response.json()) as {
      value: T & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${path}: ${value.error ?? ''} ${value.message ?? ''}`);
    return value;
  }

  async function isReady(): Promise<boolean> {
    return send('GET', '/status').then(
      () => true,
      () => false,
    );
  }

  for (let tries = 0; tries < 100 && !(await isReady()); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const options = { binary: paths.browser, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width: 1280, height: 900, x: 0, y: 0 });

  const evaluate = <T>(source: string, argument: string) =>
    send<T>('POST', `${session}/execute/sync`, {
      script: `return (${source})(arguments[0]);`,
      args: [argument],
    });

  return {
    async open(url) {
      await send('POST', `${session}/url`, { url });
    },
    call: async (source, argument) => String(await evaluate(source, argument)),
    find: async (source, argument) =>
      (await evaluate<Element | null>(source, argument))?.[elementKey],
    perform: async (actions) => {
      await send('POST', `${session}/actions`, { actions });
    },
    originOf: (handle) => ({ [elementKey]: handle }),
    chooseFile: async (handle, file) => {
      await send('POST', `${session}/element/${handle}/value`, { text: file });
    },
    async close() {
      await send('DELETE', session).catch(() => undefined);
      await end(driver);
      await display.end();
    },
  };
}
