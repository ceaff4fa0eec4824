import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { History, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DocumentMenu } from '@/components/drafts/document-menu';
import { GoneDialog } from '@/components/drafts/gone-dialog';
import { LinkForm } from '@/components/own-content/link-form';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/dropdown-menu';
import { FormDialog } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { Sample } from '../sample';

const names = [
  'small',
  'medium',
  'large',
  'wide',
  'confirm',
  'refused',
  'pending',
  'form',
  'gone',
  'link',
] as const;
type Name = (typeof names)[number];

const queries = new QueryClient();

/** What opens above the page. */
export function Overlays() {
  const [open, setOpen] = useState<Name>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Sample name="Dialog, ConfirmDialog, FormDialog, GoneDialog, LinkForm">
        {names.map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            Open: {name}
          </Button>
        ))}
      </Sample>
      <Sample name="Menu">
        <Menu inPlace align="start" trigger={<Button>Actions</Button>}>
          <MenuLabel>Article</MenuLabel>
          <MenuItem>
            <Pencil aria-hidden />
            Edit
          </MenuItem>
          <MenuItem disabled>Publish</MenuItem>
          <MenuSeparator />
          <MenuItem danger>
            <Trash2 aria-hidden />
            Delete
          </MenuItem>
        </Menu>
      </Sample>
      <Sample name="DocumentMenu">
        <DocumentMenu
          items={[
            { label: 'Share a preview…', icon: Share2, onSelect: close },
            { label: 'History', icon: History, to: '#' },
            { label: 'Delete…', icon: Trash2, danger: true, onSelect: close },
          ]}
        />
      </Sample>
      {(['small', 'medium', 'large', 'wide'] as const).map((size) => (
        <Dialog
          key={size}
          open={open === size}
          onOpenChange={close}
          size={size}
          title={`A dialog, ${size}`}
          description="One sentence under the title."
          footer={
            <DialogClose>
              <Button>Close</Button>
            </DialogClose>
          }
        >
          The focus goes in, stays in, and returns to where it came from.
        </Dialog>
      ))}
      <ConfirmDialog
        open={open === 'confirm' || open === 'refused' || open === 'pending'}
        onOpenChange={close}
        title="Delete this article?"
        description="This cannot be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        danger
        pending={open === 'pending'}
        error={open === 'refused' ? "You don't have permission to delete content" : null}
        onConfirm={() => {
          setOpen('pending');
          window.setTimeout(() => setOpen('refused'), 1000);
        }}
      />
      <FormDialog
        open={open === 'form'}
        onOpenChange={close}
        isDirty
        title="A dialog with a form"
        description="Escape asks first."
      >
        <Input aria-label="Name" defaultValue="Typed" />
      </FormDialog>
      {open === 'link' ? (
        <QueryClientProvider client={queries}>
          <LinkForm address="" needsWords onLink={close} onClose={close} />
        </QueryClientProvider>
      ) : null}
      {open === 'gone' ? (
        <GoneDialog
          noun="article"
          readText={() => 'The text.'}
          onSaveAsNew={close}
          onClose={close}
        />
      ) : null}
    </>
  );
}
