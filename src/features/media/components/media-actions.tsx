import { Copy, Trash2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Spinner } from '@/components/ui/spinner';
import { copyAddress } from '../copy-address';
import type { MediaFile } from '../model';
import type { MediaActs } from './media-columns';

interface MediaActionsProps extends Pick<MediaActs, 'askedFor' | 'onDelete'> {
  readonly file: MediaFile;
}

export function MediaActions({ file, askedFor, onDelete }: MediaActionsProps) {
  return (
    <>
      <IconButton
        size="small"
        label={`Copy URL of ${file.name}`}
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copyAddress(file.url)}
      />
      <IconButton
        size="small"
        variant="danger"
        label={`Delete ${file.name}`}
        icon={askedFor === file.id ? <Spinner /> : <Trash2 aria-hidden="true" />}
        onClick={() => onDelete(file)}
      />
    </>
  );
}
