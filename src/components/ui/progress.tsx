interface ProgressProps {
  /** 0 to 1; undefined while the length of the work is unknown. */
  value?: number;
  label: string;
}

export function Progress({ value, label }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      max={1}
      {...(value === undefined ? {} : { value: Math.min(1, Math.max(0, value)) })}
      className="block h-1.5 w-full appearance-none forced-colors:appearance-auto overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[inline-size]"
    />
  );
}
