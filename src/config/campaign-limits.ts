/** Limits of campaigns and links; the database's are the same, and a test compares both. Apart, for no visitor's page needs them. */
export const campaignLimits = {
  name: 120,
  promos: 8,
  promo: 80,
  popupTitle: 80,
  popupText: 240,
  recordedAs: 120,
  /** Of a button in the bar of the home page. */
  label: 24,
} as const;

export const linkLimits = { name: 120, target: 300, utm: 60 } as const;
