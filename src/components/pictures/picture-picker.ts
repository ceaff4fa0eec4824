import type { ComponentType } from 'react';

/** A picture that is stored already. */
export interface ChosenPicture {
  /** Storable address: `/storage/v1/object/public/…` */
  readonly src: string;
  /** '' for a picture that only decorates, or that nobody has described yet. */
  readonly alt: string;
  /** Pixels; null where nobody measured. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface PicturePickerProps {
  readonly onChoose: (picture: ChosenPicture) => void;
  /** The person would rather take a file from their device; undefined where they may not. */
  readonly onUpload?: (() => void) | undefined;
  readonly onClose: () => void;
}

/**
 * A dialog in which a stored picture is chosen. Rendered only while open; whoever composes a screen hands it
 * to its fields, which know nothing of the library.
 */
export type PicturePicker = ComponentType<PicturePickerProps>;
