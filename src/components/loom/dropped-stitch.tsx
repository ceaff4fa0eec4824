import { clsx } from 'clsx';

const rows = [20, 36, 52, 68, 84];
const columns = [40, 56, 72, 88, 104, 120, 152, 168, 184, 200];

/** Cloth with one thread that slipped: for what is missing. The saffron thread runs out where the stitch was lost. */
export function DroppedStitch({ className }: { className?: string }) {
  return (
    <svg
      viewBox="16 0 208 132"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      className={clsx('h-32 w-auto max-w-full', className)}
    >
      <g className="stroke-brand">
        {rows.map((y) => (
          <path key={y} d={y === 52 ? 'M24 52H104M170 52H216' : `M24 ${y}H216`} />
        ))}
      </g>
      <g className="stroke-line-strong" strokeLinecap="butt" strokeDasharray="22 10">
        {columns.map((x, index) => (
          // Starting one row later turns "over" into "under" for every second thread.
          <path key={x} d={`M${x} 8V96`} strokeDashoffset={index % 2 === 0 ? 15 : 31} />
        ))}
      </g>
      <path
        className="stroke-accent-strong"
        strokeWidth="3.5"
        d="M136 4V36C136 50 120 48 120 60s26 10 26 24-32 8-32 22 24 14 38 8"
      />
    </svg>
  );
}
