import { useState } from 'react';
import { Notice } from '@/components/feedback/notice';
import type { UploadPicture } from '@/components/rich-text-editor/picture-uploads';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { fetchPicture, pictureName, UnreadablePicture } from '@/lib/fetch-picture';
import { readAddress } from '@/lib/html/foreign-pictures';

interface ForeignPicturesProps {
  /** As they are written in the text. Nothing is shown without any. */
  readonly addresses: readonly string[];
  /** Undefined for who may not upload. */
  readonly uploadPicture: UploadPicture | undefined;
  /** These are stored now: their addresses in the text and the new ones. */
  readonly onStored: (addresses: ReadonlyMap<string, string>) => void;
}

interface Work {
  readonly abort: AbortController;
  /** 0 to 1, of all pictures together. */
  readonly share: number;
}

/** Says which pictures of a text lie on other sites, and brings them into the project's storage. */
export function ForeignPictures({ addresses, uploadPicture, onStored }: ForeignPicturesProps) {
  const [work, setWork] = useState<Work>();
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  if (addresses.length === 0) return null;

  async function bringIn(upload: UploadPicture) {
    const abort = new AbortController();
    const stored = new Map<string, string>();
    const failed = new Map<string, string>();
    for (const [index, address] of addresses.entries()) {
      const show = (share: number) => setWork({ abort, share: (index + share) / addresses.length });
      show(0);
      try {
        const file = await fetchPicture(readAddress(address), abort.signal);
        const { src } = await upload(file, { signal: abort.signal, onProgress: show });
        stored.set(address, src);
      } catch (error) {
        if (abort.signal.aborted) break;
        const isUnreadable = error instanceof UnreadablePicture;
        failed.set(address, isUnreadable ? error.message : 'It was not uploaded.');
      }
    }
    setWork(undefined);
    setReasons(failed);
    if (stored.size > 0) onStored(stored);
  }

  const isOne = addresses.length === 1;
  return (
    <Notice
      tone="warning"
      alert
      className="mb-3"
      title={
        isOne
          ? '1 picture of this text lies on another site'
          : `${addresses.length} pictures of this text lie on other sites`
      }
      action={
        uploadPicture && !work ? (
          <Button size="small" onClick={() => void bringIn(uploadPicture)}>
            {isOne ? 'Bring it into the storage' : 'Bring them into the storage'}
          </Button>
        ) : work ? (
          <Button size="small" onClick={() => work.abort.abort()}>
            Cancel
          </Button>
        ) : null
      }
    >
      Readers do not get to see them, and a new one cannot be saved. Where a site does not let its
      pictures be read, save the picture and upload it here.
      <ul className="mt-2 list-disc pl-5">
        {addresses.slice(0, 6).map((address) => (
          <li key={address} className="wrap-anywhere">
            {pictureName(readAddress(address))}
            {reasons.has(address) ? `: ${reasons.get(address) ?? ''}` : ''}
          </li>
        ))}
        {addresses.length > 6 ? <li>and {addresses.length - 6} more</li> : null}
      </ul>
      {work ? <Progress value={work.share} label="Bringing the pictures in" /> : null}
    </Notice>
  );
}
