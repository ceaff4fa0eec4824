/** Columns of the staff's table. On narrower screens a row stacks its cells, category and status side by side. */
export const postGrid =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 px-2 py-3 xl:grid-cols-[minmax(0,1fr)_9rem_5.5rem_7.5rem_14rem] xl:items-center xl:gap-x-4';

/** A cell that takes a line of its own there. */
export const wideCell = 'col-span-2 xl:col-span-1';
