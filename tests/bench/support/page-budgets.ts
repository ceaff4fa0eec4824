import { round } from './figures.ts';
import type { Visit } from './lighthouse.ts';

const kib = 1024;

interface Rule {
  readonly name: string;
  readonly value: number;
  readonly bound: number;
  readonly digits?: number;
  /** The value must not be below the bound; otherwise not above. */
  readonly isLeast?: boolean;
}

/** Times are held against the page's own HTML in the same run, so that they mean the same on every machine. */
function rules(full: Visit, own: Visit, isLimit: boolean): Rule[] {
  const pick = (goal: number, limit: number) => (isLimit ? limit : goal);
  const least = (name: string, value: number, bound: number): Rule => ({
    name,
    value,
    bound,
    isLeast: true,
  });
  return [
    least('score', full.score, pick(100, 97)),
    least('accessibility', full.accessibility, 100),
    least('best practices', full.practices, 100),
    least('SEO', full.seo, 100),
    { name: 'FCP', value: full.fcp, bound: own.fcp * pick(1.05, 1.15) },
    { name: 'LCP', value: full.lcp, bound: own.lcp * pick(1.05, 1.15) },
    { name: 'TBT', value: full.tbt, bound: own.tbt * pick(1.25, 1.5) + pick(50, 100) },
    { name: 'main', value: full.main, bound: own.main * pick(2, 2.5) },
    { name: 'CLS', value: full.cls, bound: pick(0.01, 0.02), digits: 3 },
    // With what comes at idle; the build's own test weighs what comes before.
    { name: 'scripts', value: full.scripts, bound: pick(12, 16) },
    { name: 'script KiB', value: full.script / kib, bound: pick(112, 126) },
    { name: 'CSS KiB', value: full.css / kib, bound: pick(10, 12) },
    { name: 'HTML KiB', value: full.html / kib, bound: pick(15, 25) },
    { name: 'fonts KiB', value: full.font / kib, bound: pick(36, 48) },
  ];
}

function unmet(all: readonly Rule[]): Rule[] {
  return all.filter(({ value, bound, isLeast }) =>
    isLeast === true ? value < bound : value > bound,
  );
}

/** Names of the goals that a page misses. @param own its HTML without scripts, of the same run */
export function goalsMissed(full: Visit, own: Visit): string[] {
  return unmet(rules(full, own, false)).map(({ name }) => name);
}

/** What goes beyond a limit that nobody may break, in words. */
export function limitsBroken(full: Visit, own: Visit): string[] {
  return unmet(rules(full, own, true)).map(
    ({ name, value, bound, digits = 0, isLeast }) =>
      `${name} ${round(value, digits)}, ${isLeast === true ? 'at least' : 'at most'} ${round(bound, digits)}`,
  );
}
