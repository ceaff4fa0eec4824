import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

interface MenuProps {
  /** One element that takes a ref and props: `Button` or `IconButton`. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  /** Stays in the landmark of its trigger; for places that clip nothing. */
  inPlace?: boolean;
  /** Open from the start. */
  defaultOpen?: boolean;
  /** For a menu that something else than its trigger opens, too. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

export function Menu({
  trigger,
  align = 'end',
  inPlace = false,
  defaultOpen = false,
  open,
  onOpenChange,
  children,
}: MenuProps) {
  const content = (
    <Radix.Content
      align={align}
      sideOffset={6}
      collisionPadding={12}
      className="z-overlay max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-appear overflow-y-auto rounded-sm border border-line bg-surface-raised p-1.5 text-ink shadow-overlay"
    >
      {children}
    </Radix.Content>
  );
  return (
    <Radix.Root
      modal={false}
      defaultOpen={defaultOpen}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {inPlace ? content : <Radix.Portal>{content}</Radix.Portal>}
    </Radix.Root>
  );
}

interface MenuItemProps extends ComponentPropsWithRef<typeof Radix.Item> {
  danger?: boolean;
}

/** Use `onSelect`, or `asChild` around a link. */
export function MenuItem({ danger = false, className, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      className={clsx(
        'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-sm font-medium outline-none [&_svg]:size-4 [&_svg]:shrink-0',
        'data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50',
        danger
          ? 'text-danger data-[highlighted]:bg-danger-soft'
          : 'data-[highlighted]:bg-surface-sunken',
        className,
      )}
    />
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 py-1.5 text-xs text-muted">{children}</Radix.Label>;
}
