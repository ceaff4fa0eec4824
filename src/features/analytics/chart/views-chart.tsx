import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { groupIndian } from '@/lib/money';
import { formatDay, type DayViews } from '../model';
import { readColours, readScheme, subscribeToScheme } from './chart-colours';
import { CHART_HEIGHT, chartData, chartOptions } from './chart-options';

interface ViewsChartProps {
  /** Whole days, oldest first. */
  readonly days: readonly DayViews[];
  /** The range before, in words: "the 30 days before". */
  readonly before: string;
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  PageUp: (index) => index - 7,
  PageDown: (index) => index + 7,
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * Views per day as lines on a canvas. Arrow keys move from day to day; what is under the pointer or the
 * keys is written out above the lines. The table beside the chart says the same in full.
 */
export function ViewsChart({ days, before }: ViewsChartProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const scheme = useSyncExternalStore(subscribeToScheme, readScheme);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const created = new uPlot(
      chartOptions({
        width: element.clientWidth,
        colours: readColours(element),
        font: getComputedStyle(element).fontFamily,
        onPoint: setPointed,
      }),
      chartData(days),
      element,
    );
    chart.current = created;
    const observer = new ResizeObserver(() => {
      if (created.width === element.clientWidth) return;
      created.setSize({ width: element.clientWidth, height: CHART_HEIGHT });
      // The day under the pointer is another one now.
      created.setCursor({ left: -10, top: -10 });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      created.destroy();
      chart.current = null;
      setPointed(null);
    };
  }, [days, scheme]);

  function pointAt(index: number) {
    const drawn = chart.current;
    const seconds = drawn?.data[0][index];
    if (!drawn || seconds === undefined) return;
    const views = drawn.data[1]?.[index] ?? 0;
    drawn.setCursor({ left: drawn.valToPos(seconds, 'x'), top: drawn.valToPos(views, 'y') });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const last = days.length - 1;
    pointAt(Math.min(last, Math.max(0, step(pointed ?? last + 1, last))));
  }

  const day = pointed === null ? undefined : days[pointed];
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm">
        <p aria-hidden="true" className="flex flex-wrap items-center gap-x-5 text-muted">
          <span className="inline-flex items-center gap-2">
            <span className="h-0.5 w-5 rounded-full bg-brand" />
            Views
          </span>
          <span className="inline-flex items-center gap-2">
            <span className="w-5 border-t-2 border-dashed border-muted" />
            {before}
          </span>
        </p>
        {/* For the eye; the chart itself speaks the same as its value. */}
        <p aria-hidden="true" data-numbers="" className="min-h-6">
          {day ? (
            <>
              <span className="font-semibold">{formatDay(day.day)}:</span> {groupIndian(day.views)}{' '}
              {day.views === 1 ? 'view' : 'views'}
              <span className="text-muted"> · {groupIndian(day.previous)} before</span>
            </>
          ) : null}
        </p>
      </div>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label="Views per day"
        aria-describedby={`${id}-help`}
        aria-valuemin={0}
        aria-valuemax={days.length - 1}
        aria-valuenow={pointed ?? days.length - 1}
        aria-valuetext={
          day
            ? `${formatDay(day.day)}: ${groupIndian(day.views)} views, ${groupIndian(day.previous)} before`
            : 'No day chosen'
        }
        onKeyDown={handleKeyDown}
        onBlur={() => chart.current?.setCursor({ left: -10, top: -10 })}
        className="h-70 overflow-hidden rounded-sm"
      />
      <p id={`${id}-help`} className="sr-only">
        The left and right arrow keys go from day to day. The table below says the same.
      </p>
    </div>
  );
}
