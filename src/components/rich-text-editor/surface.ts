import type { Ref } from 'react';
import type { TextPlace } from '@/lib/checks/content-checks';
import type { PicturePicker } from '@/components/pictures/picture-picker';
import type { UploadPicture } from './picture-uploads';

export interface SurfaceHandle {
  /** The text as it is now, also when the last key strokes have not been reported yet. */
  readonly flush: () => string;
  /** Puts the focus into the text; in the text as readers see it, the place is selected, too. */
  readonly reveal: (place: TextPlace) => void;
  /** Shows what was stored where it is less than what was typed. */
  readonly showStored?: () => void;
}

export interface RichTextHandle extends SurfaceHandle {
  /** What was taken out of a hand-written source since this was last asked: `<script>`, `onclick of <p>`. */
  readonly takeRemoved: () => readonly string[];
}

/** What both views of the text need. */
export interface SurfaceProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly initialHtml: string;
  /** The person switched to this view: the focus follows. */
  readonly hasFocus: boolean;
  /** With every change, before the text has been written out. */
  readonly onEdit: () => void;
  /** With the written-out text, when typing pauses. */
  readonly onChange: (html: string) => void;
  readonly handle: Ref<SurfaceHandle>;
}

export interface VisualProps extends SurfaceProps {
  readonly placeholder: string;
  readonly uploadPicture: UploadPicture | undefined;
  readonly picturePicker: PicturePicker | undefined;
  readonly onShowSource: () => void;
}
