/** What kinds of addresses there are, without the table of all. */

/** Whether an address belongs to the staff: a table of routes and a document apart from the visitors'. */
export function isStaffArea(pathname: string): boolean {
  return /^\/(cms|admin)(\/|$)/.test(pathname);
}

/** Whether an address has a secret in it, which is for nobody's notes. */
export function isSecretAddress(pathname: string): boolean {
  return /^\/preview(\/|$)/.test(pathname);
}
