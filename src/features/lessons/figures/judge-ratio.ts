import { reportFigures, type FigureId, type Ratio } from '@/data/lessons/ad-report';
import { formatRupees, groupIndian } from '@/lib/money';

export interface RatioAnswer {
  readonly above: string;
  readonly below: string;
  /** As it was typed. */
  readonly value: string;
}

/** `unreadable`: what stands in the field is no number; it is said beside the field. */
export interface RatioJudgement {
  readonly kind: 'open' | 'unreadable' | 'other' | 'right';
  readonly text: string;
}

/** Reads `₹7.50`, `Rs 6,000` and `2 %`. @returns undefined for what is no number */
export function readFigure(text: string): number | undefined {
  const digits = text.replace(/₹|rs\.?|%|percent|[\s,]/gi, '');
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(digits) ? Number(digits) : undefined;
}

function valueOf(id: FigureId): number {
  return reportFigures.find((figure) => figure.id === id)?.value ?? 0;
}

/** As the report shows it. */
export function shownFigure(id: FigureId): string {
  return id === 'spend' ? formatRupees(valueOf(id)) : groupIndian(valueOf(id));
}

/** A share in per cent, or rupees for one. */
export function solve({ above, below, unit }: Ratio): number {
  return (valueOf(above) / valueOf(below)) * (unit === 'percent' ? 100 : 1);
}

/** `₹187.50`, `2%` */
function shownResult(ratio: Ratio): string {
  const result = solve(ratio);
  if (ratio.unit === 'percent') return `${Number(result.toFixed(2))}%`;
  return Number.isInteger(result) ? formatRupees(result) : `₹${result.toFixed(2)}`;
}

/** Rounded as people round: within one in a hundred. */
const isNear = (value: number, wanted: number) => Math.abs(value - wanted) <= wanted / 100;

export function workingOf(ratio: Ratio): string {
  return `${shownFigure(ratio.above)} ÷ ${shownFigure(ratio.below)} = ${shownResult(ratio)}`;
}

/** Says what is right already and what to look at next, never the number itself before it is found. */
export function judgeRatio(ratio: Ratio, { above, below, value }: RatioAnswer): RatioJudgement {
  if (above === '' && below === '' && value.trim() === '')
    return { kind: 'open', text: 'Not tried yet.' };
  const other = (text: string): RatioJudgement => ({ kind: 'other', text });
  const number = readFigure(value);
  if (value.trim() !== '' && number === undefined)
    return { kind: 'unreadable', text: 'Write a number, such as 7.5 or ₹7.50.' };
  const hasFigures = above === ratio.above && below === ratio.below;
  const isFound = number !== undefined && isNear(number, solve(ratio));
  if (hasFigures && isFound) return { kind: 'right', text: `${workingOf(ratio)}.` };
  if (above === ratio.below && below === ratio.above)
    return other(
      'The right two figures, the other way round: what one of them costs, or how many of them, stands above.',
    );
  if (above === '' || below === '')
    return other(
      isFound
        ? 'The number is right. Which two figures is it made of?'
        : 'Two figures are needed: one above, one below the line.',
    );
  if (!hasFigures) {
    const isHalf = above === ratio.above || below === ratio.below;
    return other(
      `${isHalf ? 'One of the two is right.' : 'Other figures.'} Say it as a question: ${ratio.sentence}`,
    );
  }
  if (number === undefined) return other('The right two figures. Now divide.');
  if (ratio.unit === 'percent' && isNear(number * 100, solve(ratio)))
    return other('Right as a share. In per cent it is a hundred times as much.');
  return other(
    `The right two figures: ${shownFigure(ratio.above)} ÷ ${shownFigure(ratio.below)}. Divide once more, and mind the zeros.`,
  );
}
