import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ChosenPicture, PicturePicker } from '@/components/pictures/picture-picker';
import type { UploadPicture } from '@/components/rich-text-editor/picture-uploads';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';

interface PictureToolOptions {
  /** Undefined for who may not upload. */
  readonly uploadPicture: UploadPicture | undefined;
  readonly picturePicker: PicturePicker | undefined;
  readonly onPicture: (picture: ChosenPicture) => void;
}

type Upload =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly share: number; readonly abort: AbortController };

/** Where a picture of the text comes from: the library, or this device. */
export function usePictureTool({ uploadPicture, picturePicker, onPicture }: PictureToolOptions): {
  readonly open: () => void;
  readonly element: ReactNode;
} {
  const [isPicking, setPicking] = useState(false);
  const [upload, setUpload] = useState<Upload>({ status: 'idle' });
  const files = useRef<HTMLInputElement>(null);
  const Picker = picturePicker;

  async function start(file: File, store: UploadPicture) {
    const abort = new AbortController();
    setUpload({ status: 'running', share: 0, abort });
    try {
      const picture = await store(file, {
        signal: abort.signal,
        onProgress: (share) => setUpload({ status: 'running', share, abort }),
      });
      onPicture({ ...picture, alt: '' });
    } catch {
      // The reason was said where it was found, in a toast.
    } finally {
      setUpload({ status: 'idle' });
    }
  }

  function chooseFile() {
    setPicking(false);
    files.current?.click();
  }

  function open() {
    if (Picker) setPicking(true);
    else if (uploadPicture) chooseFile();
    else onPicture({ src: 'https://', alt: '', width: null, height: null });
  }

  const element = (
    <>
      {upload.status === 'running' ? (
        <div className="flex items-center gap-3 border-t border-line p-3">
          <Progress value={upload.share} label="Uploading the picture" />
          <Button size="small" onClick={() => upload.abort.abort()}>
            Cancel
          </Button>
        </div>
      ) : null}
      {uploadPicture ? (
        <input
          ref={files}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          hidden
          aria-label="Choose a picture for the text"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void start(file, uploadPicture);
            event.target.value = '';
          }}
        />
      ) : null}
      {isPicking && Picker ? (
        <Picker
          onChoose={(picture) => {
            // The dialog must be gone before the text can take the focus.
            flushSync(() => setPicking(false));
            onPicture(picture);
          }}
          onUpload={uploadPicture && chooseFile}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </>
  );
  return { open, element };
}
