import {
  applicationStatuses,
  statusInfo,
  type ApplicationStatus,
  type StatusTone,
} from '@/data/application-statuses';

/** How far a lead has come; applications for jobs have the statuses that candidates see. */
export const leadStages = ['new', 'contacted', 'qualified', 'enrolled', 'closed', 'spam'] as const;
export type LeadStage = (typeof leadStages)[number];

export const allStages = [...leadStages, ...applicationStatuses] as const;
export type Stage = (typeof allStages)[number];

interface StageInfo {
  readonly label: string;
  readonly tone: StatusTone;
}

const leadInfo: Readonly<Record<LeadStage, StageInfo>> = {
  new: { label: 'New', tone: 'warning' },
  contacted: { label: 'Contacted', tone: 'neutral' },
  qualified: { label: 'Qualified', tone: 'brand' },
  enrolled: { label: 'Enrolled', tone: 'success' },
  closed: { label: 'Closed', tone: 'neutral' },
  spam: { label: 'Spam', tone: 'danger' },
};

const stageInfo: Readonly<Record<Stage, StageInfo>> = { ...leadInfo, ...statusInfo };

function toStage(stage: string): Stage | undefined {
  return allStages.find((one) => one === stage);
}

export function stageLabel(stage: string): string {
  const known = toStage(stage);
  return known ? stageInfo[known].label : stage;
}

export function stageTone(stage: string): StatusTone {
  const known = toStage(stage);
  return known ? stageInfo[known].tone : 'neutral';
}

export function isJobApplication({ kind }: { readonly kind: string }): boolean {
  return kind === 'job-application';
}

/** Every stage that leads of a kind can have, in their order. */
export function stagesOf(kind: string): readonly Stage[] {
  return isJobApplication({ kind }) ? [...applicationStatuses, 'spam'] : leadStages;
}

/** The way of an application; from each of them it may also be turned down. */
const way: readonly ApplicationStatus[] = [
  'submitted',
  'under-review',
  'shortlisted',
  'interview',
  'hired',
];

/**
 * Where a lead may go from its stage, in the order of the stages. Applications go one step forward, to "Not Selected"
 * from any, and back to any earlier one; other leads move freely. The database refuses the rest.
 */
export function movesFrom(kind: string, stage: string): readonly Stage[] {
  const others = stagesOf(kind).filter((one) => one !== stage);
  if (!isJobApplication({ kind })) return others;
  const at = way.findIndex((one) => one === stage);
  return others.filter((one) => {
    if (one === 'spam' || one === 'rejected') return true;
    // What was no robot's begins at the beginning; what was turned down, where it may have stood.
    if (stage === 'spam') return one === 'submitted';
    if (stage === 'rejected') return one !== 'hired';
    return way.findIndex((step) => step === one) <= at + 1;
  });
}

/** Where all of these may go at once. */
export function commonMoves(
  leads: readonly { readonly kind: string; readonly stage: string }[],
): readonly Stage[] {
  const moves = leads.map(({ kind, stage }) => new Set<Stage>([...movesFrom(kind, stage)]));
  return allStages.filter((stage) => moves.length > 0 && moves.every((set) => set.has(stage)));
}
