import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/dropdown-menu';

interface ChoiceMenuProps<Value> {
  /** On the button. */
  readonly children: ReactNode;
  readonly label?: string;
  readonly choices: readonly {
    readonly key: string;
    readonly label: string;
    readonly value: Value;
  }[];
  readonly pending?: boolean;
  readonly align?: 'start' | 'end';
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly onChoose: (value: Value) => void;
}

/**
 * A choice that acts at once. Not a select: in some browsers its arrow keys choose each value on the way.
 */
export function ChoiceMenu<Value>({
  children,
  label,
  choices,
  pending = false,
  align = 'start',
  onChoose,
  ...state
}: ChoiceMenuProps<Value>) {
  return (
    <Menu
      {...state}
      align={align}
      trigger={
        <Button aria-label={label} pending={pending}>
          {children}
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </Button>
      }
    >
      {choices.map(({ key, label: text, value }) => (
        <MenuItem key={key} onSelect={() => onChoose(value)}>
          <bdi>{text}</bdi>
        </MenuItem>
      ))}
    </Menu>
  );
}
