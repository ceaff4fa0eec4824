import { alerts, evidence, verdicts, type Alert, type Verdict } from '@/data/lessons/alerts';

/** What is said to one decision. */
export interface Said {
  readonly isRight: boolean;
  readonly title: string;
  readonly text: string;
}

export function isVerdict(text: string | undefined): text is Verdict {
  return verdicts.some(({ id }) => id === text);
}

/** To another decision than ours only where to look: who looks finds it. */
export function judgeAlert(alert: Alert, verdict: Verdict): Said {
  if (verdict === alert.verdict) return { isRight: true, title: 'So would we.', text: alert.why };
  // To wake somebody for nothing costs less than to sleep through a fire.
  const title =
    verdict === 'escalate' ? 'On the safe side, at a price.' : 'We would decide otherwise.';
  return { isRight: false, title, text: alert.nudge };
}

/** @returns undefined for a line that is none of the laptop's */
export function judgeEvidence(id: string | undefined): Said | undefined {
  const line = evidence.lines.find((one) => one.id === id);
  if (!line) return undefined;
  const isRight = line.id === evidence.right;
  return { isRight, title: isRight ? 'That is the line.' : 'Not this one.', text: line.says };
}

/** In words, how far the sorting is. @param checked verdicts by alert, as they were checked last */
export function triageProgress(checked: Readonly<Partial<Record<string, string>>>): string {
  const count = alerts.filter(({ id }) => checked[id] !== undefined).length;
  const right = alerts.filter(({ id, verdict }) => checked[id] === verdict).length;
  if (count === 0) return 'Nothing checked yet.';
  if (right === alerts.length) return 'All six as we would sort them.';
  return `${right} of ${alerts.length} as we would sort them.`;
}
