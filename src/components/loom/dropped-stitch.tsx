import { clsx } from 'clsx';

const rows = [20, 36, 52, 68, 84];
const columns = [40, 56, 72, 88, 104, 120, 136, 152, 168, 184, 200];

/** Cloth with one thread that slipped: for what is missing. The saffron thread runs out where the stitch was lost. */
export function DroppedStitch({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 240 132"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      className={clsx('h-33 w-60 max-w-full', className)}
    >
      <g className="stroke-line-strong">
        {rows.map((y) => (y === 52 ? null : <path key={y} d={`M24 ${y}H216`} />))}
        <path d="M24 52H96M176 52H216" />
      </g>
      <g className="stroke-brand" strokeLinecap="butt" strokeDasharray="16">
        {columns.map((x, index) =>
          x === 136 ? null : (
            <path key={x} d={`M${x} 12V92`} strokeDashoffset={index % 2 === 0 ? 0 : 16} />
          ),
        )}
      </g>
      <path
        className="stroke-accent-strong"
        strokeWidth="3.5"
        d="M136 8V36C136 50 122 48 122 60s24 10 24 26-30 8-30 22 22 12 34 6"
      />
    </svg>
  );
}
