import uPlot, { type AlignedData, type Options } from 'uplot';
import { formatDay, type DayViews } from '../model';
import type { ChartColours } from './chart-colours';

export const CHART_HEIGHT = 280;

const numbers = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** A view cannot be halved: 1, 2, 5, 10, 20 … up to five millions. */
const wholeSteps = Array.from({ length: 7 }, (_, power) => 10 ** power).flatMap((unit) => [
  unit,
  2 * unit,
  5 * unit,
]);

/** Days as seconds at midnight UTC: the calendar's days, whatever the visitor's zone. */
function secondsOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000;
}

/** Columns of the chart: days, views, views one range earlier. */
export function chartData(days: readonly DayViews[]): AlignedData {
  return [
    days.map(({ day }) => secondsOf(day)),
    days.map(({ views }) => views),
    days.map(({ previous }) => previous),
  ];
}

interface ChartOptions {
  readonly width: number;
  readonly colours: ChartColours;
  readonly font: string;
  /** Index of the day under the pointer; null when there is none. */
  readonly onPoint: (index: number | null) => void;
}

export function chartOptions({ width, colours, font, onPoint }: ChartOptions): Options {
  const axis = {
    stroke: colours.text,
    font: `12px ${font}`,
    grid: { stroke: colours.grid, width: 1 },
    ticks: { show: false },
  };
  return {
    width,
    height: CHART_HEIGHT,
    padding: [12, 12, 0, 0],
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false, points: { size: 8 } },
    scales: { y: { range: (_chart, _min, max) => [0, Math.max(4, Math.ceil(max * 1.1))] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 72,
        size: 32,
        values: (_chart, splits) =>
          splits.map((seconds) =>
            formatDay(new Date(seconds * 1000).toISOString().slice(0, 10)).replace(/ \d{4}$/, ''),
          ),
        // A split is a day at least: half a day has no views of its own.
        incrs: [1, 2, 7, 14, 28].map((days) => days * 86_400),
      },
      {
        ...axis,
        size: 48,
        incrs: wholeSteps,
        values: (_chart, splits) => splits.map((value) => numbers.format(value)),
      },
    ],
    series: [
      {},
      { stroke: colours.line, fill: colours.fill, width: 2, points: { show: false } },
      { stroke: colours.before, width: 1.5, dash: [4, 4], points: { show: false } },
    ],
    hooks: { setCursor: [(chart) => onPoint(chart.cursor.idx ?? null)] },
  };
}
