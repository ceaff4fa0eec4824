/**
 * Addresses that staff lead visitors to. The database refuses the same (20261122120401_campaigns.sql); a test compares
 * both over the examples beside.
 */

/** Characters of an address. */
const LONGEST = 500;

/** What a path may hold; no empty part, so that `//host` is none. */
const ownForm =
  /^\/(?:[A-Za-z0-9._~!$&()*+,;=:@%-]+(?:\/[A-Za-z0-9._~!$&()*+,;=:@%-]+)*\/?)?(?:\?[A-Za-z0-9._~!$&()*+,;=:@%/?-]*)?(?:#[A-Za-z0-9._~!$&()*+,;=:@%/?-]*)?$/;

/** Read by a browser as another path, host or part of the site. */
const misreadPath = /\/\.{1,2}(?:\/|$)|%2e|%2f|%5c|%0|%1|%7f|%(?![0-9a-f]{2})/i;

const staffArea = /^\/(?:cms|admin)(?:[/?#]|$)/i;

const webForm =
  /^https:\/\/[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*(?:\.[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*)+(?::\d{1,5})?(?:[/?#][A-Za-z0-9._~!$&()*+,;=:@%/?#-]*)?$/;

/** The path of an address of ours, without query and fragment. */
export function pathOf(target: string): string {
  return target.replace(/[?#].*$/, '');
}

/** Whether a text is an address of the public site: a path, perhaps with query and fragment. */
export function isOwnTarget(target: string): boolean {
  return (
    target.length <= LONGEST &&
    ownForm.test(target) &&
    !misreadPath.test(pathOf(target)) &&
    !staffArea.test(target)
  );
}

/** Whether a text is an https address of a named host, without a user before it. */
export function isWebTarget(target: string): boolean {
  return target.length <= LONGEST && webForm.test(target);
}
