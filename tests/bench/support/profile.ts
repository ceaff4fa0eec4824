import type { Tab } from './browser';

interface Node {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
}

/** Where the processor's time went while something was done. */
export interface Profile {
  /** Milliseconds by kind, as the browser counts them. */
  readonly kinds: Readonly<Record<string, number>>;
  /** The functions that took longest themselves, with milliseconds. */
  readonly functions: readonly (readonly [name: string, milliseconds: number])[];
}

const counted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'TaskDuration'];

async function metrics({ send }: Tab): Promise<Record<string, number>> {
  const { metrics: all } = await send('Performance.getMetrics');
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
}

/** Does something under the profiler. */
export async function profile(tab: Tab, act: () => Promise<void>): Promise<Profile> {
  await tab.send('Performance.enable');
  await tab.send('Profiler.enable');
  await tab.send('Profiler.setSamplingInterval', { interval: 500 });
  const before = await metrics(tab);
  await tab.send('Profiler.start');
  await act();
  const { profile: taken } = await tab.send('Profiler.stop');
  const after = await metrics(tab);

  const own = new Map<number, number>();
  taken.samples?.forEach((id, index) => {
    own.set(id, (own.get(id) ?? 0) + (taken.timeDeltas?.[index] ?? 0) / 1000);
  });
  const named = new Map<string, number>();
  for (const { id, callFrame } of taken.nodes as readonly Node[]) {
    const { functionName, url } = callFrame;
    if (functionName === '(idle)' || url.startsWith('debugger:')) continue;
    const name = `${functionName || '(anonymous)'} ${url.split('/').at(-1) ?? ''}`.trim();
    named.set(name, (named.get(name) ?? 0) + (own.get(id) ?? 0));
  }
  return {
    kinds: Object.fromEntries(
      counted.map((name) => [
        name.replace('Duration', ''),
        ((after[name] ?? 0) - (before[name] ?? 0)) * 1000,
      ]),
    ),
    functions: [...named].sort(([, one], [, other]) => other - one).slice(0, 12),
  };
}
