/** `…/a.png#focus=30,70` and nothing else; the database and the covers of articles have the same rule. */
const focused = /^([^#]+)#focus=(0|[1-9]\d?|100),(0|[1-9]\d?|100)$/;

/** The address of a featured picture's file. A fragment of any other form stays for whoever checks addresses. */
export function withoutFocalPoint(address: string): string {
  return focused.exec(address)?.[1] ?? address;
}

/** For a picture under `object-cover`; nothing where it is cropped around its middle. */
export function focalStyle(address: string): { objectPosition: string } | undefined {
  const [, , x, y] = focused.exec(address) ?? [];
  return x && y ? { objectPosition: `${x}% ${y}%` } : undefined;
}
