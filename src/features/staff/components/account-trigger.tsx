import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Avatar, initialsOf } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';

interface TriggerProps extends ComponentPropsWithRef<typeof Button> {
  readonly name: string;
}

/** The button of the account menu. */
export function AccountTrigger({ name, ...rest }: TriggerProps) {
  return (
    // The initials are what the button shows, so its name begins with them.
    <Button
      {...rest}
      variant="quiet"
      aria-label={`${initialsOf(name)} Account menu`}
      className="shrink-0 gap-1 px-1.5"
    >
      <Avatar name={name} size="small" />
      <ChevronDown aria-hidden="true" className="size-4 text-muted" />
    </Button>
  );
}
