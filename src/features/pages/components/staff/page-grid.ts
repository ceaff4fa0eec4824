/** Columns of the staff's table. On narrower screens a row stacks its cells, status and template side by side. */
export const pageGrid =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 px-2 py-3 xl:grid-cols-[minmax(0,1fr)_6rem_5.5rem_9.5rem_14rem] xl:items-center';

/** A cell that takes a line of its own there. */
export const wideCell = 'col-span-2 xl:col-span-1';
