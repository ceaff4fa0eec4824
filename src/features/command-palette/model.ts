import { matchesWords } from '@/lib/option-list';

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

/** Commands in which every typed word begins a word; all of them while nothing is typed. */
export function matchCommands(commands: readonly Command[], typed: string): Command[] {
  return commands.filter(({ label, keywords = '' }) => matchesWords(`${label} ${keywords}`, typed));
}

/** Commands by group, in the order of the groups, without empty ones. */
export function groupCommands(
  commands: readonly Command[],
): { readonly group: CommandGroup; readonly commands: Command[] }[] {
  return commandGroups
    .map((group) => ({ group, commands: commands.filter((command) => command.group === group) }))
    .filter((entry) => entry.commands.length > 0);
}
