import { Ellipsis } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import type { DocumentMenuItem } from '@/components/drafts/document-menu';
import { LateTool } from '@/components/late/late-tool';
import { Button } from '@/components/ui/button';
import { lateCode } from '@/lib/late-code';

const menu = lateCode(() => import('@/components/drafts/document-menu'));

interface RowMenuProps {
  /** What the row is about; part of the button's name. */
  readonly title: string;
  readonly items: readonly DocumentMenuItem[];
}

/** What else can be done with a row; the menu's code comes when it is first wanted. */
export function RowMenu({ title, items }: RowMenuProps) {
  const [isWanted, setWanted] = useState(false);
  if (items.length === 0) return null;
  const closed = (
    <RowMenuTrigger
      title={title}
      aria-haspopup="menu"
      aria-expanded="false"
      onFocus={menu.prefetch}
      onPointerEnter={menu.prefetch}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return closed;
  return (
    <LateTool
      code={menu}
      title="The menu could not be opened"
      fallback={closed}
      onClose={() => setWanted(false)}
    >
      {({ DocumentMenu }) => (
        <DocumentMenu defaultOpen trigger={<RowMenuTrigger title={title} />} items={items} />
      )}
    </LateTool>
  );
}

function RowMenuTrigger({
  title,
  ...rest
}: { readonly title: string } & ComponentPropsWithRef<typeof Button>) {
  return (
    <Button
      {...rest}
      size="small"
      variant="quiet"
      className="xl:px-2"
      aria-label={`More actions for ${title}`}
    >
      <Ellipsis aria-hidden className="size-4" />
      <span className="xl:sr-only">More</span>
    </Button>
  );
}
