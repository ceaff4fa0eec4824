import { Copy, Trash2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Spinner } from '@/components/ui/spinner';
import { copyAddress } from '../copy-address';
import type { MediaFile } from '../model';

/** What a card or row asks its list to do. */
export interface MediaItemProps {
  readonly file: MediaFile;
  /** It is being found out where the file is used. */
  readonly isAsking: boolean;
  readonly onPreview: () => void;
  readonly onDelete: () => void;
}

export function MediaActions({
  file,
  isAsking,
  onDelete,
}: Pick<MediaItemProps, 'file' | 'isAsking' | 'onDelete'>) {
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
        icon={isAsking ? <Spinner /> : <Trash2 aria-hidden="true" />}
        onClick={onDelete}
      />
    </>
  );
}
