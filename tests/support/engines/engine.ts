import { spawn, type ChildProcess } from 'node:child_process';

/** An element of the page, as the engine's protocol names it. */
export type Handle = string;

/** Steps of one input device, as WebDriver defines them; both protocols take the same. */
export interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** What a browser is asked to do, whatever its protocol. */
export interface Engine {
  readonly open: (url: string) => Promise<void>;
  /** Calls a function, given as source text, in the page. Its argument and its answer are texts. */
  readonly call: (source: string, argument: string) => Promise<string>;
  /** Calls a function that answers with an element or with null. */
  readonly find: (source: string, argument: string) => Promise<Handle | undefined>;
  readonly perform: (sources: readonly InputSource[]) => Promise<void>;
  /** How a pointer's step names the element that it moves to. */
  readonly originOf: (handle: Handle) => unknown;
  readonly chooseFile: (handle: Handle, path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a program and waits for what it prints when it is ready. @returns the process and the first group of the pattern */
export function startUntil(
  command: string,
  args: readonly string[],
  ready: RegExp,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; match: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    let printed = '';
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = ready.exec(printed);
      if (found) resolve({ child, match: found[1] ?? '' });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('exit', (code) => {
      reject(new Error(`${command} ended with ${String(code)}: ${printed}`));
    });
  });
}

/** Ends a program and waits until it is gone. */
export function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    child.kill();
  });
}
