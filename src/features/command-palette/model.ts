/** Something that the palette offers: an address to go to, or an act. */
export interface Command {
  /** Unique in the palette. */
  readonly id: string;
  readonly label: string;
  readonly group: CommandGroup;
  /** Second line, or words after the label. */
  readonly detail?: string;
  /** Other words by which people look for it. */
  readonly keywords?: string;
  readonly href?: string;
  readonly run?: () => void;
}

/** In the order of the list. */
export const commandGroups = ['Go to', 'Create', 'Posts', 'Pages', 'Leads', 'Help'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** Fewer letters find too much to be worth a request. */
export const MIN_TERM = 2;

function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Commands in which every typed word begins a word; all of them while nothing is typed. */
export function matchCommands(commands: readonly Command[], typed: string): Command[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return commands.filter(({ label, keywords = '' }) => {
    const known = plain(`${label} ${keywords}`).split(/[\s/-]+/);
    return words.every((word) => known.some((one) => one.startsWith(word)));
  });
}

/** Commands by group, in the order of the groups, without empty ones. */
export function groupCommands(
  commands: readonly Command[],
): { readonly group: CommandGroup; readonly commands: Command[] }[] {
  return commandGroups
    .map((group) => ({ group, commands: commands.filter((command) => command.group === group) }))
    .filter((entry) => entry.commands.length > 0);
}

/** The index that a key leads to; undefined for keys that do not move. @param index -1 while none is chosen */
export function moveIn(count: number, index: number, key: string): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'PageDown':
      return Math.min(count - 1, index + 8);
    case 'PageUp':
      return Math.max(0, index - 8);
    default:
      return undefined;
  }
}
