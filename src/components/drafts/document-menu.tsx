import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu';

interface ItemFace {
  readonly label: string;
  readonly icon: LucideIcon;
}

/** What leads elsewhere is a link, which opens in a new tab, too; everything else acts, or opens a dialog. */
export type DocumentMenuItem = ItemFace &
  (
    | { readonly to: string }
    | {
        readonly onSelect: () => void;
        /** Fetches what it will need, as soon as it is pointed at. */
        readonly prefetch?: () => void;
        /** Takes something away. Stands apart when it is the last one. */
        readonly danger?: boolean;
      }
  );

interface DocumentMenuProps {
  readonly items: readonly DocumentMenuItem[];
  /** Another button than that of an editor's head. */
  readonly trigger?: ReactNode;
  /** Open from the start. */
  readonly defaultOpen?: boolean;
}

/**
 * What can be done with a document beside writing it: one menu for both editors, so that their heads stay the same at every
 * width. Nothing without items.
 */
export function DocumentMenu({ items, trigger, defaultOpen = false }: DocumentMenuProps) {
  if (items.length === 0) return null;
  return (
    <Menu
      defaultOpen={defaultOpen}
      trigger={
        trigger ?? (
          <Button size="small" aria-label="More actions">
            <Ellipsis aria-hidden="true" className="size-4" />
            More
          </Button>
        )
      }
    >
      {items.map((item, index) => (
        <Entry key={item.label} item={item} isApart={index > 0 && index === items.length - 1} />
      ))}
    </Menu>
  );
}

interface EntryProps {
  readonly item: DocumentMenuItem;
  readonly isApart: boolean;
}

function Entry({ item, isApart }: EntryProps) {
  const { label, icon: Icon } = item;
  if ('to' in item) {
    return (
      <MenuItem asChild>
        <Link to={item.to}>
          <Icon aria-hidden="true" />
          {label}
        </Link>
      </MenuItem>
    );
  }
  const { onSelect, prefetch, danger = false } = item;
  return (
    <>
      {danger && isApart ? <MenuSeparator /> : null}
      <MenuItem danger={danger} onFocus={prefetch} onSelect={onSelect}>
        <Icon aria-hidden="true" />
        {label}
      </MenuItem>
    </>
  );
}
