import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../../support/chromium.ts';
import { ownBlockingTime, ownMainTime, type TraceEvent } from './thread-time.ts';

const folder = new URL('..', import.meta.url);
const require = createRequire(new URL('package.json', folder));

export type Throttling = 'simulate' | 'devtools';

interface Request {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** What is read of a Lighthouse result. */
interface Result {
  readonly audits: Readonly<
    Record<
      string,
      | {
          readonly score: number | null;
          readonly numericValue?: number;
          readonly details?: { readonly items?: readonly Request[] };
        }
      | undefined
    >
  >;
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly environment?: { readonly benchmarkIndex?: number };
  readonly runtimeError?: { readonly message: string };
}

interface Packages {
  readonly lighthouse: (
    address: string,
    options: object,
  ) => Promise<
    | {
        readonly lhr: Result;
        readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } };
      }
    | undefined
  >;
  readonly launch: (options: object) => Promise<{ readonly port: number; kill: () => void }>;
}

/** One visit of an address: milliseconds, bytes on the wire, scores of 100. */
export interface Visit {
  readonly score: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** The blocking time by the processor's own time, without what the machine's other work took of it. */
  readonly busy: number;
  readonly cls: number;
  readonly main: number;
  /** The same by the processor's own time. */
  readonly work: number;
  readonly requests: number;
  readonly scripts: number;
  readonly html: number;
  readonly script: number;
  readonly css: number;
  readonly font: number;
  readonly image: number;
  readonly total: number;
  /** How fast Lighthouse found this machine. */
  readonly machine: number;
}

let packages: Packages | undefined;

/** Lighthouse is 185 MB of a folder of its own, so that nobody waits for it who does not measure. */
async function load(): Promise<Packages> {
  if (!existsSync(new URL('node_modules/lighthouse', folder))) {
    process.stderr.write('installing lighthouse into tests/bench\n');
    execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
  }
  const from = async (name: string): Promise<unknown> =>
    import(pathToFileURL(require.resolve(name)).href);
  const { default: lighthouse } = (await from('lighthouse')) as { default: Packages['lighthouse'] };
  const { launch } = (await from('chrome-launcher')) as { launch: Packages['launch'] };
  return { lighthouse, launch };
}

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--ignore-certificate-errors',
  // What other hosts are asked for fails at once, instead of waiting for a network that may not be there.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** Visits that Lighthouse itself may lose of one page, a trace that was cut off for instance, before the run ends. */
const LOST = 2;

/** Lighthouse as on a phone, in a browser of its own: slow 4G, the processor at a quarter. */
export async function visit(
  address: string,
  throttling: Throttling,
  mayLose = LOST,
): Promise<Visit> {
  packages ??= await load();
  const browser = await packages.launch({
    // Not the one without a window system: Lighthouse tells what a visitor's browser does.
    chromePath: existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : findChromium(),
    chromeFlags: flags,
    logLevel: 'silent',
  });
  try {
    const result = await packages.lighthouse(address, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      throttlingMethod: throttling,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!result) throw new Error(`No result for ${address}.`);
    const problem = result.lhr.runtimeError;
    if (!problem) {
      const { origin } = new URL(address);
      const trace = result.artifacts.Trace.traceEvents;
      const slowness = throttling === 'simulate' ? 4 : 1;
      return {
        ...summarize(result.lhr, origin),
        busy: ownBlockingTime(trace, origin, slowness),
        work: ownMainTime(trace, origin, slowness),
      };
    }
    if (mayLose === 0) throw new Error(problem.message);
    process.stderr.write(`again, for Lighthouse says: ${problem.message}\n`);
  } finally {
    browser.kill();
  }
  return visit(address, throttling, mayLose - 1);
}

/** Audits apart from speed that found something. */
function failures({ audits, categories }: Result): string[] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(
        ({ id, weight }) => category !== 'performance' && weight > 0 && audits[id]?.score === 0,
      )
      .map(({ id }) => id),
  );
}

function summarize(result: Result, origin: string): Omit<Visit, 'busy' | 'work'> {
  const { audits, categories, environment } = result;
  for (const name of failures(result)) process.stderr.write(`  fails ${name}\n`);
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? NaN) * 100);
  const own = (audits['network-requests']?.details?.items ?? []).filter(({ url }) =>
    url.startsWith(`${origin}/`),
  );
  const bytes = (type?: string) =>
    own
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    score: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    main: value('mainthread-work-breakdown'),
    requests: own.length,
    scripts: own.filter(({ resourceType }) => resourceType === 'Script').length,
    html: bytes('Document'),
    script: bytes('Script'),
    css: bytes('Stylesheet'),
    font: bytes('Font'),
    image: bytes('Image'),
    total: bytes(),
    machine: environment?.benchmarkIndex ?? NaN,
  };
}
