/** By any of them somebody begins to use a page. */
export const firstActs = ['pointerdown', 'keydown', 'focusin'] as const;
