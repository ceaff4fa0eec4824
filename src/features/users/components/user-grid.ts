export const userGrid = 'grid gap-4 md:grid-cols-2 2xl:grid-cols-3';
