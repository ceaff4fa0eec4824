const areas = { device: () => localStorage, tab: () => sessionStorage };

/** Whether the browser, or this tab until it closes, keeps something under a key that begins so. Reads no more than names. */
export function isKept(prefix: string, where: keyof typeof areas): boolean {
  try {
    return Object.keys(areas[where]()).some((key) => key.startsWith(prefix));
  } catch {
    // Blocked storage holds nothing.
    return false;
  }
}
