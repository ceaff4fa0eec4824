import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { end, startUntil, type Engine } from './engine.ts';
import { findFirefox } from './find.ts';

interface Answer {
  readonly id?: number | null;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly type: string; readonly value?: unknown; readonly sharedId?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** A connection of WebDriver BiDi: numbered commands over a socket. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const answer: Answer = JSON.parse(data.toString());
    if (typeof answer.id === 'number') waiting.get(answer.id)?.(answer);
  });
  return {
    close: () => socket.close(),
    async send<T = unknown>(method: string, params: object): Promise<T> {
      last += 1;
      const id = last;
      const answer = await new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      waiting.delete(id);
      if (answer.type === 'error') {
        throw new Error(`${method}: ${answer.error ?? ''} ${answer.message ?? ''}`);
      }
      return answer.result as T;
    },
  };
}

// Nothing but the page under test: no updates, no experiments, no lists fetched from elsewhere.
const preferences = {
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'intl.accept_languages': 'en-IN',
};

/** Firefox without a window, steered over WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const path = findFirefox();
  if (path === undefined) throw new Error('Firefox is not installed: apt-get install firefox-esr');
  const profile = await mkdtemp(join(tmpdir(), 'careerloom-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const { child, match } = await startUntil(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    /WebDriver BiDi listening on (ws:\S+)/,
    { MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '900' },
  );
  const bidi = await connect(`${match}/session`);
  await bidi.send('session.new', { capabilities: {} });
  const { contexts } = await bidi.send<{ contexts: readonly { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;

  async function evaluate(source: string, argument: string) {
    const evaluated = await bidi.send<Evaluated>('script.callFunction', {
      functionDeclaration: source,
      arguments: [{ type: 'string', value: argument }],
      target: { context },
      awaitPromise: true,
    });
    if (evaluated.type === 'exception') {
      throw new Error(evaluated.exceptionDetails?.text ?? 'the page threw');
    }
    return evaluated.result;
  }

  return {
    async open(url) {
      const navigate = () =>
        bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
      // What the page before has just begun may take the place of a navigation.
      await navigate().catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        return navigate();
      });
    },
    call: async (source, argument) => String((await evaluate(source, argument))?.value),
    find: async (source, argument) => (await evaluate(source, argument))?.sharedId,
    perform: async (actions) => {
      await bidi.send('input.performActions', { context, actions });
    },
    originOf: (sharedId) => ({ type: 'element', element: { sharedId } }),
    chooseFile: async (sharedId, file) => {
      await bidi.send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    async close() {
      bidi.close();
      await end(child);
      await rm(profile, { recursive: true, force: true });
    },
  };
}
