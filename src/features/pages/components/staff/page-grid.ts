/** Columns of the staff's table; below `lg` a row stacks its cells. */
export const pageGrid =
  'grid gap-x-4 gap-y-2 px-2 py-3 lg:grid-cols-[minmax(0,1fr)_6rem_7rem_10rem_12.5rem] lg:items-center';
