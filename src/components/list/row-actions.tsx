import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';

interface ActionProps {
  /** What it is about; part of every name, so that each says which row it acts on. */
  readonly title: string;
}

interface PublishActionProps extends ActionProps {
  readonly isPublished: boolean;
  readonly pending: boolean;
  readonly onStatus: (status: 'draft' | 'published') => void;
}

export function PublishAction({ title, isPublished, pending, onStatus }: PublishActionProps) {
  const label = isPublished ? 'Unpublish' : 'Publish';
  return (
    <Button
      size="small"
      pending={pending}
      aria-label={`${label} ${title}`}
      onClick={() => onStatus(isPublished ? 'draft' : 'published')}
    >
      {label}
    </Button>
  );
}

/** Opens the public page in a new tab. */
export function ViewAction({ title, to }: ActionProps & { readonly to: string }) {
  return (
    <Button asChild size="small" variant="quiet" className="xl:px-2">
      <Link
        to={to}
        target="_blank"
        rel="noopener"
        aria-label={`View ${title} (opens in a new tab)`}
      >
        <ExternalLink aria-hidden className="size-4" />
        <span className="xl:sr-only">View</span>
      </Link>
    </Button>
  );
}

interface EditActionProps extends ActionProps {
  /** The editor's address, or what opens it in a dialog. */
  readonly to: string | (() => void);
}

export function EditAction({ title, to }: EditActionProps) {
  const label = (
    <>
      <Pencil aria-hidden className="size-4" />
      <span className="xl:sr-only">Edit</span>
    </>
  );
  const isLink = typeof to === 'string';
  return (
    <Button
      asChild={isLink}
      size="small"
      variant="quiet"
      className="xl:px-2"
      aria-label={`Edit ${title}`}
      onClick={isLink ? undefined : to}
    >
      {isLink ? <Link to={to}>{label}</Link> : label}
    </Button>
  );
}

interface DeleteActionProps extends ActionProps {
  readonly onDelete: () => void;
}

export function DeleteAction({ title, onDelete }: DeleteActionProps) {
  return (
    <IconButton
      label={`Delete ${title}`}
      icon={<Trash2 aria-hidden className="size-4" />}
      variant="danger"
      size="small"
      onClick={onDelete}
    />
  );
}
